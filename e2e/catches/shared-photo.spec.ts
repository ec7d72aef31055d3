import type { Page } from "@playwright/test";

import { catchesOf } from "../forms/logged-photos.ts";
import { type PhotoFile, smallPhoto } from "../forms/photo-files.ts";
import { rowsOf, save } from "../forms/photo-form.ts";
import { expect, test } from "../setup/fixtures.ts";

test.use({ canInstall: true, expected: { errors: [/ERR_INTERNET_DISCONNECTED/, /could not be/] } });

interface ShareTarget {
  action: string;
  method: string;
  enctype: string;
  params: { files: { name: string }[] };
}

/** Shares a photo as a phone does: it posts a form to the address in the manifest. */
async function share(page: Page, target: ShareTarget, { name, mimeType, buffer }: PhotoFile): Promise<void> {
  await page.evaluate(
    ({ action, method, enctype, params, photo }) => {
      const shared = new DataTransfer();
      shared.items.add(new File([new Uint8Array(photo.bytes)], photo.name, { type: photo.type }));
      const field = document.createElement("input");
      Object.assign(field, { type: "file", name: params.files[0]?.name, files: shared.files });
      const form = document.createElement("form");
      Object.assign(form, { action, method, enctype });
      form.append(field);
      document.body.append(form);
      form.submit();
    },
    { ...target, photo: { name, type: mimeType, bytes: [...buffer] } },
  );
}

test(
  "a photo that is shared with no signal opens the form at its time and place, and is sent once there is one",
  { tag: "@nightly" },
  async ({ page, context, url, angler }) => {
    const camera = { takenAt: "2025:07:04 05:12:31", hasPosition: true };
    await page.goto("/dashboard");
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const manifest = await (await page.request.get("/manifest.webmanifest")).json();
    await context.setOffline(true);

    await share(page, manifest.share_target, await smallPhoto("dawn.jpg", "#fa0", camera));

    const form = page.getByRole("dialog", { name: "Log Your Catch" });
    await expect(form.getByText("Time and place are from the photo.")).toBeVisible();
    await expect(form.getByText("47.831172, -92.264828")).toBeVisible();
    await expect(rowsOf(form)).toHaveCount(1);
    await form.getByText("Pike", { exact: true }).click();
    await save(form);
    await expect(page.getByText("Saved on this phone").last()).toBeVisible();
    expect(await catchesOf(url, angler)).toEqual([]);

    await context.setOffline(false);
    await expect
      .poll(async () => (await catchesOf(url, angler)).map(({ photos }) => photos.length))
      .toEqual([1]);
    const [caught] = await catchesOf(url, angler);
    expect(caught).toMatchObject({
      date: "2025-07-04T10:12:00.000Z",
      latitude: 47.831172,
      longitude: -92.264828,
    });
  },
);
