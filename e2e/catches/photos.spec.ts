import type { Route } from "@playwright/test";
import sharp from "sharp";

import { catchesOf, logWithPhotos } from "../forms/logged-photos.ts";
import { heicPhoto, largePhoto, smallPhoto, truncated } from "../forms/photo-files.ts";
import {
  addPhotos,
  bring,
  watchForms,
  filesOf,
  openForm,
  rowsOf,
  save,
  textsOf,
} from "../forms/photo-form.ts";
import { expect, test } from "../setup/fixtures.ts";

const MB = 1024 * 1024;

test("a large photo is made smaller in a worker of our own, upright and without metadata, while Save waits", async ({
  page,
  angler: _signedIn,
}) => {
  const sent = await watchForms(page);
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
  const parts = await sent();
  const [file, ...others] = filesOf(parts);
  expect(others).toEqual([]);
  const { width, height, format, exif, orientation } = await sharp(file).metadata();
  expect({ width, height, format, exif, orientation }).toMatchObject({
    width: 1440,
    height: 1920,
    format: "jpeg",
  });
  expect([exif, orientation ?? 1]).toEqual([undefined, 1]);
  expect(file?.length).toBeLessThan(5 * MB);
  expect(parts.at(-1)?.[0], "files come last").toBe("photo");
  expect(textsOf(parts, "photoIds")).toHaveLength(1);
  expect(textsOf(parts, "weight"), "what was not noted is left out").toEqual([]);

  // A quarter to the right: what was above, red, is on the right.
  const [leftRed = 0, , leftBlue = 0, rightRed = 0, , rightBlue = 0] = await sharp(file)
    .resize(2, 1, { fit: "fill" })
    .raw()
    .toBuffer();
  expect([leftBlue > leftRed, rightRed > rightBlue]).toEqual([true, true]);
});

test("photos come from a file, a drop and the clipboard; their order and cover are the angler's", async ({
  page,
  angler: _signedIn,
}) => {
  const sent = await watchForms(page);
  const [red, green, blue] = await Promise.all([
    smallPhoto("red.jpg", "#c00"),
    smallPhoto("green.jpg", "#0c0"),
    smallPhoto("blue.jpg", "#00c"),
  ]);
  const form = await openForm(page);

  await addPhotos(page, red);
  await expect(rowsOf(form)).toHaveText([/Ready to upload0\.1\sMB/]);
  await bring(page, "drop", green);
  await expect(rowsOf(form)).toHaveCount(2);
  await bring(page, "paste", blue);
  await expect(rowsOf(form)).toHaveText([
    /Cover/,
    /Ready to upload0\.1\sMBOrder/,
    /Ready to upload0\.1\sMBOrder/,
  ]);

  await form.getByRole("button", { name: "Order of photo 3" }).click();
  await page.getByRole("menuitem", { name: "Make cover" }).click();
  await form.getByRole("button", { name: "Order of photo 2" }).press("Enter");
  await page.getByRole("menuitem", { name: "Move later" }).press("Enter");
  await form.getByRole("button", { name: "Remove photo 2" }).click();
  await expect(rowsOf(form)).toHaveText([/Cover/, /Removed/, /Ready to upload/]);
  await form.getByRole("button", { name: "Put back" }).click();
  await form.getByRole("button", { name: "Remove photo 3" }).click();
  await save(form);
  await expect(form).toBeHidden();

  expect(filesOf(await sent())).toEqual([blue.buffer, green.buffer]);
});

test("what is no photo is refused by its name, and the eleventh is left out", async ({
  page,
  angler: _signedIn,
}) => {
  const small = await smallPhoto("perch.jpg", "#880");
  const form = await openForm(page);
  const drawing = { name: "drawing.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<svg/>") };

  await addPhotos(page, drawing, ...Array.from({ length: 11 }, () => small));

  await expect(rowsOf(form)).toHaveCount(10);
  await expect(form.getByText(/^drawing\.jpg is not a photo Creel can take/)).toBeVisible();
  await expect(form.getByText("A catch can have at most 10 photos. One was left out.")).toBeVisible();
  await expect(form.getByRole("button", { name: "Add photo" })).toBeDisabled();
});

test("a HEIC photo this browser cannot read says what to do, and is not sent", async ({
  page,
  angler: _signedIn,
}) => {
  const form = await openForm(page);

  const small = await smallPhoto("perch.jpg", "#880");
  await addPhotos(page, heicPhoto("IMG_0043.HEIC"), small, small, small, small);
  // What it ends in keeps the reader of such files busy for ever: the page must not wait for it.
  await expect(form.getByText("This browser cannot read HEIC photos.")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 640 });
  await form.getByRole("button", { name: /^Notes/ }).scrollIntoViewIfNeeded();
  await save(form);

  const refusal = form.getByText("Please remove IMG_0043.HEIC: this browser cannot read it.").first();
  await expect(refusal).toBeInViewport();
});

test("a photo's time and place are offered, and taken only when the angler says so", async ({
  page,
  angler: _signedIn,
}) => {
  const sent = await watchForms(page);
  const camera = { takenAt: "2025:07:04 05:12:31", hasPosition: true };
  const form = await openForm(page);

  await addPhotos(page, await smallPhoto("dawn.jpg", "#fa0", camera));
  const offer = form.getByRole("region", { name: "The photo's time and place" });
  await expect(offer).toContainText(
    "Use the photo's time and place?Fri, Jul 4, 2025, 5:12 AM47.831172, -92.264828",
  );
  await expect(form.getByText("47.831172, -92.264828")).toHaveCount(1);
  await offer.getByRole("button", { name: "Use time" }).click();
  await expect(offer).toBeHidden();
  await save(form);
  await expect(form).toBeHidden();

  const parts = await sent();
  expect(textsOf(parts, "date")).toEqual(["2025-07-04T10:12:00.000Z"]);
  expect(textsOf(parts, "latitude")[0]).toMatch(/^45\.1|^45\.2/);
});

test("stored photos can be put in another order and taken out; nothing is sent about those left alone", async ({
  page,
  url,
  angler,
}) => {
  await logWithPhotos(url, angler, { count: 3 });
  const [caught] = await catchesOf(url, angler);
  const ids = (caught?.photos ?? []).map(({ id }) => id);
  const bodies: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") bodies.push(request.postDataJSON());
  });
  await page.goto("/dashboard");
  const form = page.getByRole("dialog", { name: "Edit Walleye" });
  const openStored = async () => {
    await page.getByRole("button", { name: "Walleye", exact: true }).click();
    await page.getByRole("button", { name: "Edit Catch" }).click();
  };

  await openStored();
  await expect(rowsOf(form)).toHaveText([/Saved with this catchCover/, /Saved/, /Saved/]);
  await save(form);
  await expect(form).toBeHidden();
  await openStored();
  await form.getByRole("button", { name: "Order of photo 2" }).click();
  await page.getByRole("menuitem", { name: "Make cover" }).click();
  await form.getByRole("button", { name: "Remove photo 3" }).click();
  await save(form);
  await expect(form).toBeHidden();

  expect(bodies[0]).not.toHaveProperty("photoOrder");
  expect(bodies[0]).not.toHaveProperty("removedPhotoIds");
  expect(bodies[1]).toMatchObject({ photoOrder: [ids[1], ids[0]], removedPhotoIds: [ids[2]] });
  const [changed] = await catchesOf(url, angler);
  expect(changed?.photos.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
});

test.describe("when sending fails", () => {
  test.use({ expected: { errors: [/Failed to load resource/] } });

  test("a session that ran out is renewed and the photos go once more; a refusal keeps them in the form", async ({
    page,
    angler: _signedIn,
  }) => {
    const sent = await watchForms(page);
    const answers = [
      (route: Route) =>
        route.continue({ headers: { ...route.request().headers(), authorization: "Bearer x.y.z" } }),
      (route: Route) => route.fulfill({ status: 413, json: {} }),
    ];
    const tokens: (string | undefined)[] = [];
    await page.route("**/api/catches", (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      tokens.push(route.request().headers()["authorization"]);
      const [answer] = answers.splice(0, 1);
      return answer ? answer(route) : route.fallback();
    });
    const photo = await smallPhoto("perch.jpg", "#880");
    const form = await openForm(page);
    await addPhotos(page, photo);

    await save(form);

    await expect(
      form.getByText("Failed to save catch. File is too large. Please choose a smaller photo."),
    ).toBeVisible();
    expect(tokens[0]).not.toBe(tokens[1]);
    await save(form);
    await expect(form).toBeHidden();
    expect(filesOf(await sent())).toEqual([photo.buffer]);
  });

  test("a photo that cannot be made smaller is sent as it is, up to 10 MB", async ({
    page,
    angler: _signedIn,
  }) => {
    const sent = await watchForms(page);
    const photo = await smallPhoto("broken.jpg", "#880");
    const broken = truncated(
      { ...photo, buffer: Buffer.concat([photo.buffer.subarray(0, 300), Buffer.alloc(11 * MB)]) },
      11 * MB,
    );
    const form = await openForm(page);

    await addPhotos(page, broken);
    await expect(form.getByText("❌ Compression failed. Using original photo.")).toBeVisible();
    await expect(form.getByText("Still over 10 MB: the upload may be slow.")).toBeVisible();
    await save(form);
    await expect(
      form.getByText("Photo file is too large. Please choose a smaller image (under 10MB).").first(),
    ).toBeVisible();

    await form.getByRole("button", { name: "Remove photo 1" }).click();
    const smaller = truncated(broken, 6 * MB);
    await addPhotos(page, smaller);
    await expect(form.getByText("❌ Compression failed. Using original photo.")).toBeVisible();
    await save(form);
    await expect(
      form.getByText("This photo is damaged and cannot be read. Please choose it again.").first(),
    ).toBeVisible();
    expect(filesOf(await sent())).toEqual([smaller.buffer]);
  });
});
