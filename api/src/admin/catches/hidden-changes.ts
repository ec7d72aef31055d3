import type { CatchChanges } from "@creel/domain/catches/new-catch";
import { DETAIL_NAMES, isPrivateDetail } from "@creel/domain/details/details";
import { seesExactly, type UserViewer } from "@creel/domain/places/visible-place";

import { presentWithoutLinks } from "../../catches/record/present-catch.ts";
import { hiddenConditions } from "../../catches/record/withheld.ts";
import type { CatchRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { NO_NAMES } from "../../places/water-names.repository.ts";

const HIDDEN = [
  "date",
  "time_zone",
  "latitude",
  "longitude",
  "position_accuracy",
  "trip_id",
  ...DETAIL_NAMES.filter(isPrivateDetail),
] as const;
/** What is answered has their names. */
const PLACES = ["water_id", "spot_id"] as const;

/**
 * Leaves out of a change what comes back as it was shown, because it stands for what the admin could not see.
 * @throws AppError not_revealed when it changes something else that was hidden: whether it did would tell the value.
 */
export function withoutHidden(viewer: UserViewer, row: CatchRow, sent: CatchChanges): CatchChanges {
  const { custom, ...others } = sent;
  // Own fields are for their angler alone.
  const changes = viewer.id === row.userId ? { ...others, custom } : others;
  if (seesExactly(viewer, row)) return changes;
  const shown = presentWithoutLinks(row, viewer, NO_NAMES);
  const names = [...HIDDEN, ...hiddenConditions(row)];
  const isRefused =
    names.some((name) => changes[name] !== undefined && changes[name] !== shown[name]) ||
    PLACES.some((name) => (changes[name] ?? null) !== null);
  if (isRefused) throw new AppError("not_revealed");
  const left = Object.fromEntries([...names, ...PLACES].map((name) => [name, undefined]));
  return { ...changes, ...left };
}
