import type { Transaction } from "kysely";

import type { GearRow, Schema } from "../../database/schema.ts";
import type { FileKey } from "../../photos/photo-files.ts";
import { findFilesInUse } from "../../photos/photos.repository.ts";
import { fileOfGear } from "../record/gear-photo.ts";

/** The file of a photo that `before` had, unless something else has it: what was merged may come back with it. */
export async function unusedFiles(
  transaction: Transaction<Schema>,
  before: Pick<GearRow, "userId" | "photo">,
): Promise<FileKey[]> {
  const key = fileOfGear(before);
  if (!key) return [];
  const inUse = await findFilesInUse(transaction, { userId: key.userId, fileIds: [key.fileId] });
  return inUse.length === 0 ? [key] : [];
}
