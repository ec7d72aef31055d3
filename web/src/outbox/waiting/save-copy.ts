import { saveFile } from "../../device/save-file.ts";
import type { OutboxItem } from "../outbox-item.ts";
import { fileOfPhoto } from "../outbox-store.ts";

/** The format version of items.json, described in docs/outbox-copy.md. */
const FORMAT = 3;

/** Downloads the waiting items as a ZIP: items.json, and the photos named by id. */
export async function saveCopy(items: readonly OutboxItem[]): Promise<void> {
  const { downloadZip } = await import("client-zip");
  const zip = await downloadZip(entriesOf(items)).blob();
  saveFile("creel-not-sent.zip", zip);
}

async function* entriesOf(items: readonly OutboxItem[]) {
  const lastModified = new Date();
  const copies = items.map((item) => ({
    subject: item.subject,
    id: item.subjectId,
    work: item.work,
    keptAt: new Date(item.keptAt).toISOString(),
  }));
  yield {
    name: "items.json",
    input: JSON.stringify({ format: FORMAT, items: copies }, null, 2),
    lastModified,
  };
  for (const photoId of items.flatMap(({ work }) => work.photoId ?? [])) {
    const file = await fileOfPhoto(photoId);
    if (file) yield { name: `photos/${photoId}.${extensionOf(file)}`, input: file, lastModified };
  }
}

/** Example: "jpeg" for "image/jpeg". */
function extensionOf({ type }: Blob): string {
  return type.split("/")[1] ?? "bin";
}
