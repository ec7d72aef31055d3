import { DEMO_PHOTO_BYTES } from "@creel/domain/demo/demo";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";

import { catchForm } from "../testing/fixtures/catch-form-data.ts";
import { aCatch } from "../testing/fixtures/given.ts";
import { keysIn } from "../testing/services/storages.ts";
import { setupDemo } from "../testing/setup-demo.ts";

let small: Buffer;
let large: Buffer;
beforeAll(async () => {
  const side = 900;
  // Without compression, a PNG has three bytes for each pixel.
  const noise = { create: { width: side, height: side, channels: 3, background: "#345" } } as const;
  large = await sharp(noise).png({ compressionLevel: 0 }).toBuffer();
  small = await sharp(noise).jpeg().toBuffer();
});

const SENTENCE = "This photo is over 1 MB. A demo takes photos up to 1 MB.";

test("a photo over 1 MB in a form is refused by its name, and one below is taken", async () => {
  const { as, storage, openDemo } = await setupDemo();
  const my = as(await openDemo());
  const before = await keysIn(storage);
  expect(large.length).toBeGreaterThan(DEMO_PHOTO_BYTES);

  const refused = await my.post("/catches", catchForm(aCatch(), [small, large]));

  expect(refused.json()).toMatchObject({
    statusCode: 413,
    code: "too_large",
    fields: { photo: expect.stringMatching(/^\S+ is over 1 MB\. A demo takes photos up to 1 MB\.$/) },
  });
  expect(await keysIn(storage)).toEqual(before);
  expect((await my.post("/catches", catchForm(aCatch(), [small]))).statusCode).toBe(201);
});

test.each(["/gear/{gear}/photo", "/licences/{license}/photo", "/catches/{catch}/photos/{photo}"])(
  "a photo over 1 MB at %s is refused",
  async (path) => {
    const { as, openDemo } = await setupDemo();
    const my = as(await openDemo());
    const { gear } = (await my.post("/gear", { kind: "lure", name: "Spoon" })).json();
    const { license } = (await my.post("/licences", { name: "River" })).json();
    const { catch: caught } = (await my.post("/catches", aCatch())).json();
    const url = path
      .replace("{gear}", gear.id)
      .replace("{license}", license.id)
      .replace("{catch}", caught.id)
      .replace("{photo}", "0199f2a0-0000-7000-8000-000000000001");

    const answer = await my.call({
      method: "PUT",
      url,
      headers: { "content-type": "image/png" },
      payload: large,
    });

    expect(answer.json()).toMatchObject({ statusCode: 413, fields: { photo: SENTENCE } });
  },
);

test("another body over 1 MB, or one of which nobody knows how long it is, is refused", async () => {
  const { as, openDemo } = await setupDemo();
  const my = as(await openDemo());
  const url = "/catches";
  const json = { "content-type": "application/json" };
  const payload = JSON.stringify({ ...aCatch(), notes: "x".repeat(DEMO_PHOTO_BYTES) });
  const unknown = { ...json, "transfer-encoding": "chunked" };

  const answers = [
    await my.call({ method: "POST", url, headers: json, payload }),
    await my.call({ method: "POST", url, headers: unknown, payload: JSON.stringify(aCatch()) }),
  ];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([413, 413]);
});
