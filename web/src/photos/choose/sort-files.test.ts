import { expect, test, vi } from "vitest";

import { sortFiles } from "./sort-files.ts";

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

test("a photo can be saved after its file is gone", async () => {
  const file = new File([JPEG], "pike.jpg", { type: "image/jpeg" });
  const { photos } = await sortFiles([file]);
  vi.spyOn(file, "arrayBuffer").mockRejectedValue(new DOMException("It was removed", "NotFoundError"));

  const [photo] = photos;

  expect(photo).toMatchObject({ name: "pike.jpg", state: "ready", originalBytes: JPEG.length });
  expect(photo?.file.type).toBe("image/jpeg");
  expect(new Uint8Array((await photo?.file.arrayBuffer()) ?? [])).toEqual(JPEG);
});
