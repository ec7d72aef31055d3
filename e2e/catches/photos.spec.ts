import sharp from "sharp";

import { heicPhoto, largePhoto, smallPhoto, truncated } from "../forms/photo-files.ts";
import { addPhotos, dropOrPaste, openForm, rowsOf, save, watchSent } from "../forms/photo-form.ts";
import { expect, test } from "../setup/fixtures.ts";

const MB = 1024 * 1024;

test("a large photo is made smaller in a worker of our own, upright and without metadata, while Save waits", async ({
  page,
  angler: _signedIn,
}) => {
  const sent = await watchSent(page);
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/compress.worker-*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  const original = await largePhoto("IMG_0042.jpg", { orientation: 6, hasPosition: true });
  expect(original.buffer.length).toBeGreaterThan(5 * MB);
  const form = await openForm(page);

  await addPhotos(page, original);
  await expect(form.getByText("Optimizing photo for mobile upload...").first()).toBeVisible();
  await expect(form.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
  await save(form);
  await expect(form.getByRole("button", { name: "Saving..." })).toBeVisible();
  await page.keyboard.press("Enter");
  held.resolve();

  await expect(form).toBeHidden();
  const { fields, files } = await sent(1);
  const [file, ...others] = files;
  expect(others).toEqual([]);
  const { width, height, format, exif, orientation } = await sharp(file).metadata();
  expect({ width, height, format, exif, orientation }).toMatchObject({
    width: 1440,
    height: 1920,
    format: "jpeg",
  });
  expect([exif, orientation ?? 1]).toEqual([undefined, 1]);
  expect(file?.length).toBeLessThan(5 * MB);
  expect(fields, "what was not noted is left out").not.toHaveProperty("weight");

  // The photo is rotated a quarter turn to the right: red, at the top before, is now on the right.
  const [leftRed = 0, , leftBlue = 0, rightRed = 0, , rightBlue = 0] = await sharp(file)
    .resize(2, 1, { fit: "fill" })
    .raw()
    .toBuffer();
  expect([leftBlue > leftRed, rightRed > rightBlue]).toEqual([true, true]);
});

test(
  "a HEIC photo this browser cannot read says what to do, and is not sent",
  { tag: "@nightly" },
  async ({ page, angler: _signedIn }) => {
    const form = await openForm(page);

    const small = await smallPhoto("perch.jpg", "#880");
    await addPhotos(page, heicPhoto("IMG_0043.HEIC"), small, small, small, small);
    // The reader for HEIC files never finishes on this file; the page must not wait for it.
    await expect(form.getByText("This browser cannot read HEIC photos.")).toBeVisible();
    await page.setViewportSize({ width: 390, height: 640 });
    await form.getByRole("button", { name: /^Notes/ }).scrollIntoViewIfNeeded();
    await save(form);

    const refusal = form.getByText("Please remove IMG_0043.HEIC: this browser cannot read it.").first();
    await expect(refusal).toBeInViewport();
  },
);

test(
  "a photo that is dropped offers its time and place, and one that is pasted goes with it",
  { tag: "@nightly" },
  async ({ page, angler: _signedIn }) => {
    const sent = await watchSent(page);
    const camera = { takenAt: "2025:07:04 05:12:31", hasPosition: true };
    const form = await openForm(page);

    await dropOrPaste(page, "drop", await smallPhoto("dawn.jpg", "#fa0", camera));
    const offer = form.getByRole("region", { name: "The photo's time and place" });
    await expect(offer).toContainText(
      "Use the photo's time and place?Fri, Jul 4, 2025, 5:12 AM47.831172, -92.264828",
    );
    await expect(form.getByText("47.831172, -92.264828")).toHaveCount(1);
    await offer.getByRole("button", { name: "Use time" }).click();
    await expect(offer).toBeHidden();
    const pasted = await smallPhoto("pasted.jpg", "#880");
    await dropOrPaste(page, "paste", pasted);
    await expect(rowsOf(form)).toHaveCount(2);
    await save(form);
    await expect(form).toBeHidden();

    const { fields, files } = await sent(2);
    expect(files[1]).toEqual(pasted.buffer);
    expect(fields).toMatchObject({ date: "2025-07-04T10:12:00.000Z" });
    expect(String(fields["latitude"])).toMatch(/^45\.1|^45\.2/);
  },
);

test.describe("when sending fails", () => {
  test.use({ expected: { errors: [/Failed to load resource/] } });

  test(
    "a photo that cannot be made smaller is sent as it is, and what the server says of it is told where all that waits is listed",
    { tag: "@nightly" },
    async ({ page, angler: _signedIn }) => {
      const sent = await watchSent(page);
      const photo = await smallPhoto("broken.jpg", "#880");
      const begun = Buffer.concat([photo.buffer.subarray(0, 300), Buffer.alloc(6 * MB)]);
      const broken = truncated({ ...photo, buffer: begun }, 6 * MB);
      const form = await openForm(page);

      await addPhotos(page, broken);
      await expect(form.getByText("❌ Compression failed. Using original photo.")).toBeVisible();
      await save(form);
      await expect(form).toBeHidden();
      const { files } = await sent(1);
      expect(files).toEqual([broken.buffer]);
      await expect(page.getByText("1 catch on this phone needs you.")).toBeVisible();
      await page.getByRole("link", { name: "See what’s waiting" }).click();
      await expect(
        page.getByText("This photo is damaged and cannot be read. Please choose it again.").first(),
      ).toBeVisible();
    },
  );
});
