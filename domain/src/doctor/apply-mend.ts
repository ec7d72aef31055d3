import type { ChangedFields } from "../catches/new-catch.ts";
import type { Mend } from "./finding.ts";

/** Returns the changes that a mend makes to its catch; `null` if the mend is about something else. */
export function changesOf(mend: Mend): ChangedFields | null {
  switch (mend.kind) {
    case "length":
      return { length: mend.length };
    case "weight":
      return { weight: mend.weight };
    case "place":
      return { latitude: mend.latitude, longitude: mend.longitude, position_accuracy: null };
    case "time":
      return { date: mend.date };
    case "zone":
      return { time_zone: mend.time_zone, date: mend.date };
    case "leave_trip":
      return { trip_id: null };
    case "end_trip":
    case "merge":
      return null;
  }
}
