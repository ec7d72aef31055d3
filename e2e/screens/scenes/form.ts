import { LIST_RULES } from "../../look/axe.ts";
import { confirm, dialog, opens, pick, press, shows, type, unfold } from "../actions.ts";
import { answerJson } from "../answer-json.ts";
import { inOrder, scenesFrom, type Stage } from "../scene.ts";
import { answer, answerAtNow, NO_WEATHER } from "../troubles.ts";

/** Waits until the form is complete, which shows only the species at first. */
const isWhole = opens("textbox", "Weight");
export const openForm = inOrder(
  clickOnWater,
  dialog("Log Your Catch"),
  isWhole,
  shows("From your last catches"),
);
const enterCatch = inOrder(openForm, choosePike, type("Weight", "6.2"));
const leave = inOrder(enterCatch, shows("Draft saved"), pressEscape, opens("alertdialog"));

const LINE = "walley 25.5 in 6.2 lb jig 18 ft yesterday 6:40 by the old pier";
const inOneLine = (line: string, shown: string | RegExp) =>
  inOrder(openForm, press("In one line"), type("In one line", line), shows(shown));
const NEW = {
  who: "angler",
  path: "/map?lat=47.3&lng=-88.9&zoom=8",
  isTall: true,
  before: answerAtNow,
} as const;

const NEW_CATCH = scenesFrom(NEW, {
  form: openForm,
  "form-one-line": inOneLine(LINE, /Added to notes/),
  "form-one-line-several": inOneLine("3 perch 9 10 11 in, released", /3 catches, one per length/),
  "form-one-line-number": inOneLine("eye 18 chartreuse jig 12ft by the old dock", "18: is that the length?"),
  "form-one-line-bass": inOneLine("bass 19 1/2 4-8 ned rig c&r 7am", "Which bass?"),
  "form-one-line-lost": inOneLine("lost a big pike at the boat", /Lost fish: Pike/),
  "form-one-line-blank": inOneLine("skunked, 3 hours on pelican, no bites", /Blank trip: 3 hours/),
  "form-without-weather": {
    before: inOrder(answerAtNow, answer("weather/**", NO_WEATHER)),
    prepare: openForm,
  },
  "form-missing": inOrder(openForm, press("Save Catch"), shows("Please select a fish species")),
  "form-species": inOrder(
    openForm,
    press(/^All \d+ species$/),
    chooseOther,
    press("Save Catch"),
    shows("Please name the species"),
  ),
  "form-mistakes": inOrder(
    openForm,
    unfold("Environmental Conditions"),
    type("Water Temp", "104"),
    type("Weight", "9999"),
    press("Save Catch"),
  ),
  "form-lures": { prepare: inOrder(openForm, typeLure, opens("option")), hidden: LIST_RULES },
  "form-refused": {
    before: inOrder(answerAtNow, refuseCatches),
    prepare: inOrder(enterCatch, press("Save Catch"), shows("Failed to save catch.")),
  },
  "form-leaving": { prepare: leave, isTall: false, isWindow: true },
  "draft-strip": { prepare: inOrder(leave, press("Save draft"), lookElsewhere), isTall: false },
});

/**
 * The form without a place. A phone has the button on the dashboard. If the device reports no position, the angler
 * types the place.
 */
const NO_PLACE = scenesFrom(
  { who: "angler", path: ({ isPhone }) => (isPhone ? "/dashboard" : "/map"), isTall: true },
  {
    "form-without-place": {
      before: inOrder(answerAtNow, ({ context }) => context.clearPermissions()),
      prepare: inOrder(press("Log a catch"), dialog("Log Your Catch"), isWhole),
    },
  },
);

const openEdit = inOrder(press(/^Actions for/), pick("Edit"), dialog(/^Edit/), isWhole);
const unfoldAll = inOrder(
  unfold("When"),
  unfold("Environmental Conditions"),
  unfold("Notes"),
  unfold("Location"),
);

const CHANGED_CATCH = scenesFrom(
  { who: "angler", path: "/catches", isTall: true, before: answerAtNow },
  {
    "form-full": inOrder(openEdit, unfoldAll),
    "form-place": inOrder(openEdit, unfoldAll, confirm("Change place")),
    "form-trend": {
      prepare: inOrder(
        openEdit,
        unfold("Environmental Conditions"),
        confirm(/Pressure Trend$/),
        opens("listbox"),
      ),
      hidden: LIST_RULES,
    },
    "form-date": {
      prepare: inOrder(openEdit, unfold("When"), openMonth, opens("grid")),
      hidden: LIST_RULES,
    },
  },
);

/** The form: empty, full, with errors in it, and after a save that failed. */
export const FORM_SCENES = [...NEW_CATCH, ...NO_PLACE, ...CHANGED_CATCH];

async function refuseCatches({ context }: Stage): Promise<void> {
  await context.route("**/api/catches", (route) =>
    route.request().method() === "POST" ? answerJson(route, {}, 413) : route.fallback(),
  );
}

async function clickOnWater({ page }: Stage): Promise<void> {
  await page.locator("canvas.maplibregl-canvas").click();
}

async function choosePike({ page }: Stage): Promise<void> {
  await page.getByRole("dialog").getByText("Pike", { exact: true }).click();
}

async function chooseOther({ page }: Stage): Promise<void> {
  await page.getByText("Other", { exact: true }).click();
}

async function typeLure({ page }: Stage): Promise<void> {
  await page.getByRole("combobox", { name: "Lure Type" }).fill("sp");
}

async function pressEscape({ page }: Stage): Promise<void> {
  await page.keyboard.press("Escape");
}

async function lookElsewhere({ page }: Stage): Promise<void> {
  await page.goto("/catches");
  await page.getByRole("region", { name: "Not saved" }).waitFor();
}

async function openMonth({ page }: Stage): Promise<void> {
  await page
    .getByRole("group", { name: /Date of Catch/ })
    .getByRole("button")
    .first()
    .click();
}
