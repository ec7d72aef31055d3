import { formatShort } from "../format.ts";
import type { Draft } from "./draft.ts";

/** "Sat, Nov 21, 6:42 AM" on this device's clock. */
export function describeKept({ keptAt }: Pick<Draft, "keptAt">): string {
  return formatShort({
    date: new Date(keptAt).toISOString(),
    time: "",
    time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
}

/** What is not saved, as a sentence. */
export function describeUnsaved({ base }: Pick<Draft, "base">): string {
  return base ? `Changes to your ${base.species} were not saved.` : "A catch was not saved.";
}
