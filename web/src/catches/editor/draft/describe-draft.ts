import { OTHER_SPECIES } from "@creel/domain/species/species";
import { t } from "@lingui/core/macro";

import type { Units } from "../../../units/make-units.ts";
import { formatRecent } from "../../logbook/format.ts";
import type { Draft } from "./store/draft.ts";

/** As in "Walleye, 5.5 lb, not saved yet.". */
export function describeUnsaved({ base, values }: Pick<Draft, "base" | "values">, units: Units): string {
  if (base) return t`Changes to your ${base.species}, not saved yet.`;
  const { species, customSpecies, weight } = values;
  const name = species === OTHER_SPECIES.name ? customSpecies.trim() : species;
  const parts = [name || t`A catch`, weight !== null && units.format("weight", weight), t`not saved yet.`];
  return parts.filter(Boolean).join(", ");
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
