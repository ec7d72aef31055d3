import type { Page } from "@playwright/test";

import { LIST_RULES } from "../../e2e/axe.ts";
import { dialog, pick, press, type Scene, unfold, visit } from "./scene.ts";

/** The newest of the angler's catches, which has photos. */
const NEWEST = /^Actions for/;

async function view(page: Page): Promise<void> {
  await visit(page, "/catches");
  await press(page, NEWEST);
  await pick(page, "View");
  await dialog(page, /Details$/);
}

async function edit(page: Page): Promise<void> {
  await visit(page, "/catches");
  await press(page, NEWEST);
  await pick(page, "Edit");
  await dialog(page, /^Edit/);
  await wholeForm(page);
}

/** Until more than the species is drawn. */
async function wholeForm(page: Page): Promise<void> {
  await page.getByRole("dialog").getByRole("textbox", { name: "Weight" }).waitFor();
}

/** The form for a new one, at a place that is typed where the device does not say it. */
async function log(page: Page, isPhone: boolean): Promise<void> {
  await visit(page, isPhone ? "/dashboard" : "/map");
  // What the form offers comes a moment after the page.
  await page.waitForResponse((response) => response.url().includes("/stats/species")).catch(() => {});
  await press(page, "Log a catch");
  await dialog(page, "Log Your Catch");
  await wholeForm(page);
}

function looking(name: string, after?: (page: Page) => Promise<void>): Scene {
  return {
    name,
    who: "angler",
    open: async ({ page }) => {
      await view(page);
      await after?.(page);
    },
  };
}

interface FormScene {
  name: string;
  isList?: boolean;
  after: (page: Page) => Promise<void>;
}

function changing({ name, isList = false, after }: FormScene): Scene {
  return {
    name,
    who: "angler",
    ...(isList && { hidden: LIST_RULES }),
    open: async ({ page }) => {
      await edit(page);
      await after(page);
    },
  };
}

/** A catch looked at, logged and changed, with everything that opens over it. */
export const DIALOG_SCENES: readonly Scene[] = [
  looking("a catch"),
  looking("a catch with all its conditions", (page) => press(page, "Show More")),
  looking("its photos, large", async (page) => {
    await page.locator(".catch-hero-photo").click();
    await page.getByText(/^Photo 1 of/).waitFor();
  }),
  looking("the question before it is deleted", async (page) => {
    await press(page, "Delete Catch");
    await page.getByRole("alertdialog", { name: "Delete Catch" }).waitFor();
  }),
  { name: "a new catch", who: "angler", open: ({ page, isPhone }) => log(page, isPhone) },
  {
    name: "a new catch with nothing in it",
    who: "angler",
    open: async ({ page, isPhone }) => {
      await log(page, isPhone);
      await press(page, "Save Catch");
      await page.getByText("Please select a fish species").first().waitFor();
    },
  },
  {
    name: "all species, and one that is not listed",
    who: "angler",
    open: async ({ page, isPhone }) => {
      await log(page, isPhone);
      await press(page, /^All \d+ species$/);
      await page.getByText("Other", { exact: true }).click();
      await press(page, "Save Catch");
      await page.getByText("Please name the species").first().waitFor();
    },
  },
  changing({
    name: "a form with everything unfolded",
    after: async (page) => {
      for (const title of ["When", "Environmental Conditions", "Notes", "Location"]) {
        await unfold(page, title);
      }
      await press(page, "Change place");
    },
  }),
  changing({
    name: "a form with mistakes",
    after: async (page) => {
      await unfold(page, "Environmental Conditions");
      await page.getByRole("textbox", { name: "Weight" }).fill("9999");
      await page.getByRole("textbox", { name: "Water Temp" }).fill("999");
      await press(page, "Save Changes");
      await page.locator("[data-invalid]").first().waitFor();
    },
  }),
  changing({
    name: "the list of lures",
    isList: true,
    after: async (page) => {
      await page.getByRole("combobox", { name: "Lure Type" }).fill("s");
      await page.getByRole("listbox").waitFor();
    },
  }),
  changing({
    name: "the list of the weather",
    isList: true,
    after: async (page) => {
      await unfold(page, "Environmental Conditions");
      await press(page, /Pressure Trend$/);
      await page.getByRole("listbox").waitFor();
    },
  }),
  changing({
    name: "the month of a date",
    isList: true,
    after: async (page) => {
      await unfold(page, "When");
      await page
        .getByRole("group", { name: /Date of Catch/ })
        .getByRole("button")
        .first()
        .click();
      await page.getByRole("grid").first().waitFor();
    },
  }),
  changing({
    name: "the question before a change is left",
    after: async (page) => {
      await leaveChange(page);
      await dialog(page, /Keep it as a draft/);
    },
  }),
  changing({
    name: "a page with a draft",
    after: async (page) => {
      await leaveChange(page);
      await press(page, "Keep draft");
      await visit(page, "/dashboard");
      await page.getByRole("region", { name: "Not saved" }).waitFor();
    },
  }),
];

async function leaveChange(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Weight" }).fill("7.7");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
}
