import type { SizeBin } from "@creel/domain/insights/decisions/size-shares";
import { plural, t } from "@lingui/core/macro";

import { Section } from "../../ui/layout/section.tsx";
import { formatCount } from "../../waters/data/format-waters.ts";
import { formatShare } from "./decision-words.ts";
import { IntervalList, type IntervalListRow } from "./interval-list.tsx";

interface ShareListProps {
  title: string;
  bins: readonly SizeBin[];
  /** Of all fish, which is the dashed line. */
  all: number;
  nameOf: (bin: string) => string;
}

/** The share over a length by name; those with too few fish are one line. */
export function ShareList({ title, bins, all, nameOf }: ShareListProps) {
  const some = bins.filter(({ fish }) => fish > 0);
  if (some.length === 0) return null;
  const shown = some.filter(({ over }) => over !== null);
  const left = some.filter((bin) => !shown.includes(bin));
  const [names, fish] = [left.length, left.reduce((sum, bin) => sum + bin.fish, 0)];
  const share = formatShare(all);
  return (
    <Section level={3} title={title}>
      <IntervalList
        heads={[t`Share`, t`Fish`]}
        rows={shown.flatMap((bin) => rowOf(bin, nameOf(bin.bin)) ?? [])}
        axis={{ ticks: [0.5], end: 1 }}
        reference={all}
        label={t`all ${share}`}
        formatTick={formatShare}
        rest={
          names > 0
            ? {
                words: t`${plural(names, { one: "# more", other: "# more" })}: too few fish to say`,
                figure: formatCount(fish),
              }
            : null
        }
      />
    </Section>
  );
}

function rowOf({ bin, fish, over }: SizeBin, name: string): IntervalListRow | null {
  if (!over) return null;
  const { had, likely } = over;
  const [share, low, high, count] = [
    formatShare(had),
    formatShare(likely.low),
    formatShare(likely.high),
    formatCount(fish),
  ];
  return {
    key: bin,
    name,
    interval: { had, ...likely },
    figures: [share, count],
    said: t`${share}, likely ${low} to ${high}, of ${count} fish`,
  };
}
