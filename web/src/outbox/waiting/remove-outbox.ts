import * as z from "zod/mini";

import { logDatabase } from "../../device/log-database.ts";

const photoSchema = z.object({ work: z.object({ photoId: z.string() }) });

/** Removes a user's waiting and sent items, when they sign out or their account is deleted. */
export async function removeOutboxOf(userId: string): Promise<void> {
  const work = (await logDatabase()).transaction(["outbox", "owners", "files", "sent"], "readwrite");
  const [outbox, sent] = [work.objectStore("outbox"), work.objectStore("sent")];
  const [records, sentIds] = await Promise.all([
    outbox.index("user").getAll(userId),
    sent.index("user").getAllKeys(userId),
  ]);
  const photoIds = records.flatMap((record) => photoSchema.safeParse(record).data?.work.photoId ?? []);
  await Promise.all([
    ...records.map(({ id }) => outbox.delete(id)),
    ...photoIds.map((photoId) => work.objectStore("files").delete(photoId)),
    ...sentIds.map((id) => sent.delete(id)),
    work.objectStore("owners").delete(userId),
    work.done,
  ]);
}
