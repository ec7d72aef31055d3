import { afterEach, expect, test, vi } from "vitest";

import { planSave } from "../../catches/outbox/plan-catch.ts";
import { changeOutbox, listItems } from "../outbox-store.ts";
import { saveCopy } from "./save-copy.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Records downloads with their file names. */
function watchDownloads() {
  const downloads: { name: string; blob: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    const url = `blob:${blobs.size}`;
    if (blob instanceof Blob) blobs.set(url, blob);
    return url;
  });
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.stubGlobal("document", {
    createElement: () => ({
      href: "",
      download: "",
      click() {
        downloads.push({ name: this.download, blob: blobs.get(this.href) ?? new Blob() });
      },
    }),
  });
  return downloads;
}

test("a copy of what waits is a ZIP with every word and every photo as they would be sent", async () => {
  const downloads = watchDownloads();
  const saved = {
    userId: "copy",
    catchId: "c",
    work: {
      kind: "create",
      fields: { id: "c", species: "Pike", date: "2026-07-01T11:00:00Z", latitude: 47, longitude: -92 },
    },
    photos: [{ id: "p", name: "pike.jpg" }],
    photoOrder: ["p"],
  } as const;
  const bytes = new TextEncoder().encode("the bytes of a pike").buffer;
  const files = new Map([["p", { bytes, type: "image/jpeg" }]]);
  await changeOutbox("copy", (items) => planSave(items, saved), { files });

  await saveCopy(await listItems("copy"));

  const [download] = downloads;
  expect(download?.name).toBe("creel-not-sent.zip");
  // The entries are not compressed, so the text can be searched.
  const zip = (await download?.blob.text()) ?? "";
  expect(zip.startsWith("PK")).toBe(true);
  expect(zip).toContain("items.json");
  expect(zip).toContain('"species": "Pike"');
  expect(zip).toContain("photos/p.jpeg");
  expect(zip).toContain("the bytes of a pike");
  expect(zip, "whose it is, is no part of it").not.toContain('"userId"');
});
