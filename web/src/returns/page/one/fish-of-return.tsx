import type { ReturnFigures } from "@creel/domain/returns/return-figures";
import { t } from "@lingui/core/macro";

import { choiceName } from "../../../catches/labels/choice-names.ts";
import { countedName } from "../../../catches/labels/counted-name.ts";
import { formatDay } from "../../../dates/format-day.ts";
import { joinList } from "../../../i18n/join-list.ts";
import { SpeciesMark } from "../../../species/species-mark.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { useUnits } from "../../../units/use-units.ts";

import * as styles from "./fish-of-return.module.css";

/** The fish that the return lists one by one. */
export function FishOfReturn({ figures: { fish } }: { figures: ReturnFigures }) {
  const units = useUnits();
  if (fish.length === 0) return null;
  return (
    <Section title={t`Fish`}>
      <ul className={styles.list} aria-label={t`Fish`}>
        {fish.map(({ catch_id: id, day, species, fate, quantity, length, weight, water, method }) => (
          <li key={id}>
            <SpeciesMark species={species} />
            <div className={styles.name}>
              <b>{countedName({ species, quantity })}</b>
              <p>{joinList([formatDay(day), water, method])}</p>
            </div>
            <p className={styles.size}>
              {joinList([
                length !== null && units.format("length", length),
                weight !== null && units.format("weight", weight),
                fate !== null && choiceName("fate", fate),
              ])}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
