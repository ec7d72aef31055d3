import { logDatabase } from "../../../../device/log-database.ts";
import { type Draft, readDraft, writeDraft } from "./draft.ts";
import { packPhotos } from "./pack-photos.ts";

/** @param withPhotos False leaves the stored photos as they are. */
export async function putDraft(draft: Draft, withPhotos: boolean): Promise<void> {
  const record = writeDraft(draft);
  // Before the transaction: it would end while files are read.
  const photos = withPhotos && (await packPhotos(draft.values.photos));
  const work = (await logDatabase()).transaction(["drafts", "photos"], "readwrite");
  await Promise.all([
    work.objectStore("drafts").put(record),
    photos && work.objectStore("photos").put(photos, draft.id),
    work.done,
  ]);
}

/** The newest come first. */
export async function listDrafts(userId: string): Promise<Draft[]> {
  const work = (await logDatabase()).transaction(["drafts", "photos"]);
  const records = await work.objectStore("drafts").index("user").getAll(userId);
  const drafts = await Promise.all(
    records.map(async (record) => readDraft(record, (await work.objectStore("photos").get(record.id)) ?? [])),
  );
  return drafts.filter((draft) => draft !== null).toSorted((one, other) => other.keptAt - one.keptAt);
}
