import { plural, t } from "@lingui/core/macro";

import { formatRecent } from "../../../dates/format-catch-time.ts";
import { speciesName } from "../../../species/species-names.ts";
import { classNames } from "../../../ui/styles/class-names.ts";
import type { Units } from "../../../units/make-units.ts";
import { useUnits } from "../../../units/use-units.ts";
import { speciesOf } from "../values/catch-values.ts";
import type { Draft } from "./store/draft.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";

interface WaitingLineProps {
  /** The next one first. */
  drafts: readonly [Draft, ...Draft[]];
}

export function WaitingLine({ drafts }: WaitingLineProps) {
  const units = useUnits();
  const [next] = drafts;
  const count = drafts.length;
  return (
    <>
      {count > 1 && (
        <>
          <b>{t`${plural(count, { one: "# catch to finish.", other: "# catches to finish." })}`}</b>{" "}
        </>
      )}
      {describeUnsaved(next, units)}{" "}
      <span className={classNames(utilities.muted, utilities.small)}>{formatWhen(next)}</span>
    </>
  );
}

/** As in "Walleye, 5.5 lb, not saved yet.". */
export function describeUnsaved({ base, values }: Pick<Draft, "base" | "values">, units: Units): string {
  if (base) {
    const changed = speciesName(base.species);
    return t`Changes to your ${changed}, not saved yet.`;
  }
  const species = speciesOf(values);
  const name = species ? speciesName(species) : t`A catch`;
  if (values.weight === null) return t`${name}, not saved yet.`;
  const weight = units.format("weight", values.weight);
  return t`${name}, ${weight}, not saved yet.`;
}

/** As in "Today, 8:15 AM": the time of the catch in the form; for changes, the time of typing. */
export function formatWhen({ base, values, keptAt }: Omit<Draft, "id" | "userId">): string {
  const { dateOfCatch: day, timeOfCatch: time } = values;
  const isNoted = base === null && day !== null;
  const instant = isNoted
    ? new Date(day.year, day.month - 1, day.day, time?.hour ?? 0, time?.minute ?? 0)
    : new Date(keptAt);
  return formatRecent({
    date: instant.toISOString(),
    time: isNoted && time === null ? null : "",
    time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
}
