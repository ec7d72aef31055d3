import { readFile } from "node:fs/promises";

import { callApi, CATCH } from "../setup/api.ts";
import { expect, signUp, test } from "../setup/fixtures.ts";

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

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("the diagnostics tell how the sign-in fared, and can be copied without a token in them", async ({
    page,
    url,
  }) => {
    const angler = await signUp(url);
    await page.clock.install();
    await page.goto("/login");
    await page.getByRole("textbox", { name: "Email" }).fill(angler.email);
    await page.getByRole("textbox", { name: "Password" }).fill(angler.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText("No catches recorded yet")).toBeVisible();
    await page.clock.fastForward("05:00");
    await page.getByRole("link", { name: "Profile" }).click();

    const diagnostics = page.getByRole("region", { name: "For support" });
    await diagnostics.getByRole("button", { name: "Show diagnostics" }).click();
    await expect(diagnostics.getByRole("cell", { name: "Signed in" })).toBeVisible();
    await expect(diagnostics.getByRole("cell", { name: "Online" })).toHaveCount(2);
    await diagnostics.getByRole("button", { name: "Copy" }).click();

    await expect(page.getByText("Copied")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(
      /Z {2}Online {2}token for \d+ min, 0 not sent\n.*Z {2}Online .*\n.*Z {2}Signed in\n/,
    );
    expect(copied).not.toContain("eyJ");
    expect(copied).not.toContain(angler.email);
  });
});
