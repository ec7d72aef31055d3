import { readFile } from "node:fs/promises";

import { smallPhoto } from "../forms/photo-files.ts";
import { callApi, CATCH } from "../setup/api.ts";
import { expect, test } from "../setup/fixtures.ts";

test(
  "what was downloaded comes back by Import, with its trip, its water and its photo",
  { tag: "@nightly" },
  async ({ page, url, angler: { token } }) => {
    const { water } = await callApi(url, "/waters", {
      token,
      body: { name: "Pond", latitude: 47.83, longitude: -92.26 },
    });
    const span = { started_at: "2026-11-20T12:00:00.000Z", ended_at: "2026-11-20T14:00:00.000Z" };
    const { trip } = await callApi(url, "/trips", {
      token,
      body: { ...span, latitude: 47.83, longitude: -92.26 },
    });
    const form = new FormData();
    for (const [name, value] of Object.entries(CATCH)) form.append(name, String(value));
    const { buffer } = await smallPhoto("a.jpg", "#567");
    form.append("photo", new Blob([new Uint8Array(buffer)]), "a.jpg");
    const { catch: caught } = await callApi(url, "/catches", { method: "POST", token, form });
    const paths = [
      `/catches/${String(idOf(caught))}`,
      `/trips/${String(idOf(trip))}`,
      `/waters/${String(idOf(water))}`,
    ];
    const read = () => Promise.all(paths.map((path) => callApi(url, path, { token })));
    const before = await read();
    await page.goto("/import-export");
    const started = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download everything" }).click();
    const archive = await readFile(await (await started).path());
    for (const path of paths) await callApi(url, path, { method: "DELETE", token });

    await page.goto("/import");
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: /^Spreadsheet or CSV/ }).click();
    await (await choosing).setFiles({ name: "creel.zip", mimeType: "application/zip", buffer: archive });
    await page.getByRole("button", { name: "Compare with my log" }).click();
    await page.getByRole("button", { name: "Import 1 catch" }).click();
    await expect(page.getByText("1 catch imported.")).toBeVisible();

    await expect(async () =>
      expect((await read()).map((each) => normalizeAnswer(each))).toEqual(
        before.map((each) => normalizeAnswer(each)),
      ),
    ).toPass();
  },
);

function idOf(answer: unknown): unknown {
  return Object.entries(answer ?? {}).find(([name]) => name === "id")?.[1];
}

/** The fields that belong to one log, and photo links, which expire. */
const FIELDS_OF_ONE_LOG = new Set(["version", "created_at", "updated_at", "photo_url"]);

/** Blanks the fields that differ between logs, and replaces each list of photos with its length. */
function normalizeAnswer(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer), (name, value: unknown) => {
    if (FIELDS_OF_ONE_LOG.has(name)) return null;
    return name.startsWith("photo") && Array.isArray(value) ? value.length : value;
  });
}
