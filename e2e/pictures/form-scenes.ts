import type { Locator, Page } from "@playwright/test";

import { answerWith, NO_WEATHER, type Scene, type Stage } from "./scene.ts";

const OPEN_WATER = "/map?lat=47.3&lng=-88.9&zoom=8";

/** The form, empty, full, with mistakes in it and after a save that failed. */
export const FORM_SCENES: readonly Scene[] = [
  { name: "form", who: "angler", path: OPEN_WATER, prepare: openForm, isTall: true },
  { name: "form-full", who: "angler", path: "/catches", prepare: editFirst, isTall: true },
  { name: "form-mistakes", who: "angler", path: OPEN_WATER, prepare: makeMistakes, isTall: true },
  { name: "form-lures", who: "angler", path: OPEN_WATER, prepare: openLures, isTall: true },
  {
    name: "form-refused",
    who: "angler",
    path: OPEN_WATER,
    before: ({ context }) =>
      context.route("**/api/catches", (route) =>
        route.request().method() === "POST" ? route.fulfill({ status: 413, json: {} }) : route.continue(),
      ),
    prepare: saveInVain,
    isTall: true,
  },
  { name: "form-leaving", who: "angler", path: OPEN_WATER, prepare: leave, isWindow: true },
  { name: "draft-strip", who: "angler", path: OPEN_WATER, prepare: keepDraft },
  {
    name: "form-without-weather",
    who: "angler",
    path: OPEN_WATER,
    before: (stage) => answerWith(stage, "weather/**", NO_WEATHER),
    prepare: openForm,
    isTall: true,
  },
];

async function openForm({ page }: Stage): Promise<Locator> {
  await page.locator("canvas.maplibregl-canvas").click();
  const form = page.getByRole("dialog", { name: "Log Your Catch" });
  await form.waitFor();
  await wholeForm(page);
  await form.getByText("From your last catches").waitFor();
  return form;
}

/** Until more than the species is drawn. */
async function wholeForm(page: Page): Promise<void> {
  await page.getByRole("dialog").getByRole("textbox", { name: "Weight" }).waitFor();
}

async function editFirst({ page }: Stage): Promise<void> {
  await page.getByRole("button", { name: "Walleye", exact: true }).first().click();
  await page.getByRole("button", { name: "Edit Catch" }).click();
  await wholeForm(page);
  const folds = page.getByRole("dialog").getByRole("button", { expanded: false });
  for (const name of [/^When/, /^Environmental/, /^Notes/, /^Location/]) {
    const fold = folds.filter({ hasText: name });
    if (await fold.isVisible()) await fold.click();
  }
}

async function makeMistakes(stage: Stage): Promise<void> {
  const form = await openForm(stage);
  const water = form.getByRole("textbox", { name: "Water Temp" });
  if (!(await water.isVisible())) await form.getByRole("button", { name: /^Environmental/ }).click();
  await water.fill("104");
  await form.getByRole("textbox", { name: "Weight" }).fill("9999");
  await form.getByRole("button", { name: "Save Catch" }).click();
}

async function openLures(stage: Stage): Promise<void> {
  const form = await openForm(stage);
  await form.getByRole("combobox", { name: "Lure Type" }).fill("sp");
  await stage.page.getByRole("option").first().waitFor();
}

async function fillIn(stage: Stage): Promise<Locator> {
  const form = await openForm(stage);
  await form.getByText("Pike", { exact: true }).click();
  await form.getByRole("textbox", { name: "Weight" }).fill("6.2");
  return form;
}

async function saveInVain(stage: Stage): Promise<void> {
  const form = await fillIn(stage);
  await form.getByRole("button", { name: "Save Catch" }).click();
  await form.getByText("Failed to save catch.").first().waitFor();
}

async function leave(stage: Stage): Promise<void> {
  const form = await fillIn(stage);
  await form.getByText("Draft kept").waitFor();
  await stage.page.keyboard.press("Escape");
  await stage.page.getByRole("alertdialog").waitFor();
}

async function keepDraft(stage: Stage): Promise<void> {
  await leave(stage);
  await stage.page.getByRole("button", { name: "Keep draft" }).click();
  await stage.page.goto("/catches");
  await stage.page.getByRole("region", { name: "Not saved" }).waitFor();
}
