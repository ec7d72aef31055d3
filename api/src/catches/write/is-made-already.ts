import type { CatchChanges } from "@creel/domain/catches/new-catch";
import type { Transaction } from "kysely";

import { isMadeAlready as isMade } from "../../base/is-made-already.ts";
import type { CatchRow, Schema } from "../../database/schema.ts";
import { hasMadePhotoChanges, type PhotoChanges } from "../../photos/photo-changes.ts";
import { withUnseen } from "../record/autofilled-conditions.ts";
import type { CatchValues } from "../record/catches.repository.ts";
import { changedValues } from "./changed-values.ts";

interface OldChange {
  changes: CatchChanges;
  /** What the change says of its trip, water, spot, gear and own fields. */
  said: CatchValues;
  photos: PhotoChanges;
  /** The version that it was made from, which is not the stored one. */
  expectedVersion: number;
}

/**
 * Whether the catch is as a change wants it: the change came before and its answer was lost. It is answered as done then
 * (RFC 9110, section 13.1.1), so that who sends it again is not asked about a conflict with themselves.
 *
 * @throws AppError invalid_input
 */
export async function isMadeAlready(
  transaction: Transaction<Schema>,
  stored: CatchRow,
  { changes, said, photos, expectedVersion }: OldChange,
): Promise<boolean> {
  const isUnseen = stored.filledVersion !== null && expectedVersion < stored.filledVersion;
  const meant = isUnseen ? withUnseen(stored, changes, false) : changes;
  const isSame = isMade(stored, { ...changedValues(stored, meant), ...said });
  return isSame && hasMadePhotoChanges(transaction, { userId: stored.userId, catchId: stored.id }, photos);
}
