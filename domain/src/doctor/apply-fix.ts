import type { ChangedFields } from "../catches/new-catch.ts";
import type { Fix } from "./finding.ts";

/** Returns the changes that a mend makes to its catch; `null` if the mend is about something else. */
export function changesOf(fix: Fix): ChangedFields | null {
  switch (fix.kind) {
    case "length":
      return { length: fix.length };
    case "weight":
      return { weight: fix.weight };
    case "place":
      return { latitude: fix.latitude, longitude: fix.longitude, position_accuracy: null };
    case "time":
      return { date: fix.date };
    case "zone":
      return { time_zone: fix.time_zone, date: fix.date };
    case "leave_trip":
      return { trip_id: null };
    case "end_trip":
    case "merge":
      return null;
  }
}
