import type { Limit } from "@creel/domain/catch-limits/limit";
import { limitAge } from "@creel/domain/catch-limits/limit-age";
import type { Occasion } from "@creel/domain/catch-limits/limits-for";
import { getLocalTimeZone, today } from "@internationalized/date";
import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Clock } from "lucide-react";

import { formatDayAs } from "../../dates/format-day.ts";
import { speciesName } from "../../species/species-names.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { useWaters } from "../../waters/data/use-waters.ts";
import { describeAge, formatReadOn } from "../data/describe-limit.ts";
import { BagBoxes } from "./bag-boxes.tsx";
import { type FishOfForm, type KnownBag, useBag } from "./use-bag.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./bag-line.module.css";

interface BagLineProps {
  occasion: Occasion;
  /** The fish of an open form; `null` for none. */
  form?: FishOfForm | null;
  className?: string | undefined;
}

/** How many fish of a species were kept on a day, of how many. Renders nothing without a limit that the angler wrote down. */
export function BagLine({ occasion, form = null, className }: BagLineProps) {
  const bag = useBag(occasion, form);
  const day = today(getLocalTimeZone()).toString();
  const { limit, kept, of, year } = bag;
  if (limit === null || (of === null && year === null)) return null;
  return (
    <div className={className} role="status">
      {of !== null && (
        <div className={styles.root} data-full={kept >= of || undefined}>
          <BagBoxes kept={kept} of={of} />
          <div className={styles.words}>
            <b>{describeKept({ ...bag, of }, { day: occasion.day, today: day })}</b>
            <p>
              <About bag={{ ...bag, of }} limit={limit} today={day} />
            </p>
          </div>
        </div>
      )}
      {year !== null && year.of !== null && <YearLine kept={year.kept} of={year.of} />}
    </div>
  );
}

type OfDay = KnownBag & { of: number };

/** Example: "Perch kept today: 2 of 3". */
function describeKept({ species, kept, of }: OfDay, when: { day: string; today: string }): string {
  const fish = speciesName(species);
  if (when.day === when.today) return t`${fish} kept today: ${kept} of ${of}`;
  const day = formatDayAs(when.day, { month: "short", day: "numeric" });
  return t`${fish} kept on ${day}: ${kept} of ${of}`;
}

interface AboutProps {
  bag: OfDay;
  limit: Limit;
  today: string;
}

/** Says what was counted, or whose limit it is. An old limit always says how old it is. */
function About({ bag, limit, today: day }: AboutProps) {
  if (limitAge(limit, day).isOld) {
    return (
      <span className={styles.old}>
        <Icon of={Clock} isSmall />
        {describeAge(limit, day)}
      </span>
    );
  }
  const counted = describeCounted(bag);
  return counted.length > 0 ? counted.join(" ") : <Whose limit={limit} today={day} />;
}

function describeCounted({ own, waiting, kept, of }: OfDay): string[] {
  return [
    own === 0 ? [] : plural(own, { one: "Counting this one.", other: "Counting these #." }),
    waiting === 0
      ? []
      : plural(waiting, {
          one: "One more of them still waits on this phone.",
          other: "# more of them still wait on this phone.",
        }),
    describeRoom(of - kept),
  ].flat();
}

function describeRoom(left: number): string[] {
  if (left === 1) return [t`One more and the bag is full, by your own limit.`];
  if (left === 0) return [t`The bag is full, by your own limit.`];
  if (left > 0) return [];
  return [
    plural(-left, {
      one: "That is one more than your own limit.",
      other: "That is # more than your own limit.",
    }),
  ];
}

function Whose({ limit, today: day }: Omit<AboutProps, "bag">) {
  const { data } = useWaters(undefined, { enabled: limit.water_id !== null });
  const water = data?.waters.find(({ id }) => id === limit.water_id)?.name;
  const date = formatReadOn(limit, day);
  if (water !== undefined) {
    return (
      <Trans>
        <i className={utilities.place}>{water}</i>, your limit from {date}
      </Trans>
    );
  }
  const { region } = limit;
  return region === null ? t`Your limit from ${date}` : t`${region}, your limit from ${date}`;
}

function YearLine({ kept, of }: { kept: number; of: number }) {
  return <p className={styles.year}>{t`Kept this year: ${kept} of ${of}, by your own limit`}</p>;
}
