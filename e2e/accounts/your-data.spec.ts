import { readFile } from "node:fs/promises";

import { callApi, CATCH } from "../setup/api.ts";
import { expect, test } from "../setup/fixtures.ts";

test("everything is downloaded from the profile as one ZIP, and the page stays", async ({
  page,
  url,
  angler,
}) => {
  await callApi(url, "/catches", {
    token: angler.token,
    body: { ...CATCH, species: "Zander", notes: "=1+1" },
  });
  await page.goto("/profile");
  const started = page.waitForEvent("download");

  await page.getByRole("button", { name: "Download everything" }).click();

  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^creel-\d{4}-\d\d-\d\d\.zip$/);
  const zip = await readFile(await download.path());
  // Texts are stored as they are, so that they can be found without unpacking.
  expect(zip.subarray(0, 4).toString()).toBe("PK\u0003\u0004");
  for (const part of [angler.email, "Zander", "'=1+1", "catches.gpx", "README.txt"]) {
    expect(zip.includes(part)).toBe(true);
  }
  await expect(page.getByText("Your browser is downloading it.")).toBeVisible();
  await expect(page).toHaveURL(`${url}/profile`);
});
