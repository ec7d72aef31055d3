import { callApi } from "../setup/api.ts";
import { expect, test } from "./device-fixtures.ts";
import { readStored } from "./stored.ts";

test(
  "a lure and a custom field that are made without a network go up with the catch that names them",
  { tag: "@nightly" },
  async ({ device, line, owner: { token }, url }) => {
    const page = await device.open({ address: `${line.url}/dashboard`, isOffline: false });
    await page.goto(`${line.url}/custom-fields`);
    await expect(page.getByRole("button", { name: "Girth" })).toBeVisible();
    await page.goto(`${line.url}/tackle-box`);
    await expect(page.getByRole("heading", { name: "Tackle box", exact: true })).toBeVisible();
    await device.setOffline(true);

    await page.getByRole("button", { name: "Lure", exact: true }).click();
    const adding = page.getByRole("dialog", { name: "New lure" });
    await adding.getByRole("textbox", { name: "Name" }).fill("Own spoon");
    await adding.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Own spoon" })).toContainText("On this phone");
    await page.goto(`${line.url}/custom-fields`);
    await page.getByRole("button", { name: "Girth" }).click();
    await expect(page.getByRole("list", { name: "Your custom fields" })).toContainText("Girth");
    await page.goto(`${line.url}/dashboard`);
    await page.getByRole("button", { name: "Log a catch", exact: true }).click();
    const form = page.getByRole("dialog", { name: "Log Your Catch" });
    await form.getByText("Pike", { exact: true }).click();
    const lure = form.getByRole("combobox", { name: "Lure Type" });
    await lure.pressSequentially("Own spoon");
    await expect(page.getByRole("option", { name: "Own spoon" })).toBeVisible();
    await lure.press("ArrowDown");
    await lure.press("Enter");
    await expect(lure).toHaveValue("Own spoon");
    await form.getByRole("button", { name: "Save Catch" }).click();
    await expect(form).toBeHidden();
    await page.goto(`${line.url}/catches/waiting`);
    for (const name of ["Own spoon", "Girth", /^Pike/]) {
      await expect(page.getByRole("main").getByRole("listitem", { name })).toContainText(/on this phone/i);
    }
    await device.setOffline(false);

    await expect.poll(async () => (await readStored(page)).items).toBe(0);
    expect(await callApi(url, "/gear", { token })).toMatchObject({ gear: [{ name: "Own spoon", fish: 1 }] });
    expect(await callApi(url, "/custom-fields", { token })).toMatchObject({ fields: [{ name: "Girth" }] });
  },
);
