import type { MissingItem } from "@creel/domain/returns/return-figures";
import { plural, t } from "@lingui/core/macro";
import { CircleAlert } from "lucide-react";
import { useId, useState } from "react";

import { Icon } from "../../../ui/art/icon.tsx";
import { useUnits } from "../../../units/use-units.ts";
import { describeMissing } from "../../describe/describe-missing.ts";
import type { FiguresProps } from "./incomplete-mark.tsx";
import { MissingFixes } from "./missing-fixes.tsx";

import * as styles from "./missing.module.css";

/** The missing things, each with the ways to fix it. */
export function Missing({ entry, figures }: FiguresProps) {
  const title = useId();
  const units = useUnits();
  // A fix that waits for the server still counts as missing there.
  const [fixed, setFixed] = useState<ReadonlySet<string>>(new Set());
  const items = figures.missing.filter((item) => !fixed.has(keyOf(item)));
  const others = figures.missing_count - figures.missing.length;
  if (items.length === 0 && others === 0) return null;
  return (
    <section className={styles.root} aria-labelledby={title}>
      <h2 id={title}>{t`Missing`}</h2>
      <ul>
        {items.map((item) => {
          const texts = describeMissing(item, { timeZone: entry.time_zone, units });
          return (
            <li key={keyOf(item)}>
              <Icon of={CircleAlert} />
              <div className={styles.texts}>
                <b>{texts.title}</b>
                <p>{texts.note}</p>
              </div>
              <div className={styles.fixes}>
                <MissingFixes
                  item={item}
                  title={texts.title}
                  timeZone={entry.time_zone}
                  onFixed={() => setFixed((before) => new Set([...before, keyOf(item)]))}
                />
              </div>
            </li>
          );
        })}
        {others > 0 && (
          <li>
            <p>{t`${plural(others, { one: "# more thing", other: "# more things" })} after these.`}</p>
          </li>
        )}
      </ul>
    </section>
  );
}

function keyOf({ kind, catch_id: catchId, trip_id: tripId }: MissingItem): string {
  return `${kind} ${catchId ?? tripId}`;
}
