import { answerWith, BROKEN, neverAnswer, NO_WEATHER, type Scene, shows, type Stage } from "./scene.ts";

const ROOMS = "lat=47.02&lng=-90.95&zoom=8.1";
const drawn = ({ page }: Stage) =>
  page.waitForFunction(() => performance.getEntriesByName("pins drawn").length > 0);

const DASHBOARD: readonly Scene[] = [
  { name: "dashboard", who: "angler", path: "/dashboard", prepare: shows("Fishing conditions") },
  { name: "dashboard-first-day", who: "newcomer", path: "/dashboard" },
  { name: "dashboard-alerts", who: "coast", path: "/dashboard", prepare: unfoldAlert },
  {
    name: "dashboard-loading",
    who: "angler",
    path: "/dashboard",
    before: hold,
    prepare: shows("Welcome back"),
  },
  {
    name: "dashboard-failed",
    who: "angler",
    path: "/dashboard",
    before: fail,
    prepare: shows("could not be"),
  },
  { name: "dashboard-offline", who: "angler", path: "/dashboard", prepare: goOffline },
  {
    name: "sample-strip",
    who: "angler",
    path: "/dashboard",
    before: (stage) =>
      answerWith(stage, "catches/sample", { status: 200, json: { samples: 24, hasOwn: false } }),
    prepare: shows("These are sample catches."),
  },
  { name: "menu", who: "newcomer", path: "/dashboard", prepare: openMenu, isWindow: true },
  { name: "row-menu", who: "angler", path: "/catches", prepare: openRowMenu, isWindow: true },
];

const MAP: readonly Scene[] = [
  { name: "map", who: "angler", path: `/map?${ROOMS}`, prepare: drawn, isWindow: true, isDrawn: true },
  {
    name: "map-chosen",
    who: "angler",
    path: ({ catchIds }) => `/map?${ROOMS}&catchId=${catchIds[0]}`,
    prepare: drawn,
    isWindow: true,
    isDrawn: true,
  },
  {
    name: "map-nothing-here",
    who: "angler",
    path: "/map?lat=56.68&lng=-4.34&zoom=8",
    prepare: listNothing,
    isWindow: true,
    isDrawn: true,
  },
  { name: "map-first-day", who: "newcomer", path: "/map", prepare: drawn, isWindow: true, isDrawn: true },
  {
    name: "map-coordinates",
    who: "angler",
    path: `/map?${ROOMS}`,
    prepare: typeCoordinates,
    isWindow: true,
    isDrawn: true,
  },
];

const FILTERS = {
  species: /Any species/,
  date: /Any date/,
  place: /Anywhere/,
  weather: /Any weather/,
  lure: /Any lure/,
  photo: /Photos: any/,
  size: /Any size/,
};

const CATCHES: readonly Scene[] = [
  { name: "catches", who: "angler", path: "/catches", prepare: shows("Musky") },
  { name: "catches-table", who: "angler", path: "/catches?view=table", prepare: selectTwo },
  {
    name: "catches-narrowed",
    who: "angler",
    path: "/catches?species=Walleye&from=2026-09-01&q=jig",
    prepare: ({ page }) => page.getByRole("article").first().waitFor(),
  },
  {
    name: "catches-none-match",
    who: "angler",
    path: "/catches?species=Salmon&weather=Foggy",
    prepare: shows(/None match/),
  },
  { name: "catches-first-day", who: "newcomer", path: "/catches", prepare: shows(/No catches/) },
  {
    name: "catches-loading",
    who: "angler",
    path: "/catches",
    before: hold,
    prepare: ({ page }) => page.getByRole("heading", { name: "My Catches" }).waitFor(),
  },
  {
    name: "catches-failed",
    who: "angler",
    path: "/catches",
    before: fail,
    prepare: shows("could not be loaded"),
  },
  ...Object.entries(FILTERS).map(([filter, name]): Scene => ({
    name: `filter-${filter}`,
    who: "angler",
    path: "/catches",
    prepare: async ({ page }) => {
      await page.getByRole("button", { name: /^All filters/ }).click();
      await page.getByRole("dialog", { name: "Filters" }).getByRole("button", { name }).click();
      await page.getByRole("dialog").nth(1).waitFor();
    },
    isWindow: true,
  })),
  {
    name: "filters-all",
    who: "angler",
    path: "/catches?species=Walleye&from=2026-09-01",
    prepare: async ({ page }) => {
      await page.getByRole("button", { name: /^All filters/ }).click();
      await page.getByRole("dialog", { name: "Filters" }).waitFor();
    },
    isWindow: true,
  },
  {
    name: "catches-wrong-letter",
    who: "angler",
    path: "/catches?q=wallye",
    prepare: shows(/^No catch says/),
  },
];

const VIEWS: readonly Scene[] = [
  { name: "catch-photo", who: "angler", path: "/catches", prepare: view("Walleye"), isTall: true },
  { name: "catch-color", who: "angler", path: "/catches", prepare: view("Musky"), isTall: true },
  {
    name: "catch-long-names",
    who: "angler",
    path: "/catches",
    prepare: view(/^Lake whitefish and/),
    isTall: true,
  },
  { name: "lightbox", who: "angler", path: "/catches", prepare: openPhoto, isWindow: true },
  { name: "delete-question", who: "angler", path: "/catches", prepare: askToDelete, isWindow: true },
];

const WEATHER: readonly Scene[] = [
  {
    name: "weather",
    who: "angler",
    path: "/weather?lat=47.8312&lng=-92.2648",
    prepare: shows("Hour by hour"),
  },
  {
    name: "weather-tomorrow",
    who: "angler",
    path: "/weather?lat=47.8312&lng=-92.2648",
    prepare: ({ page }) => page.getByRole("tab").nth(1).click(),
  },
  {
    name: "weather-alerts",
    who: "coast",
    path: "/weather?lat=29.3&lng=-94.8",
    prepare: shows("Hour by hour"),
  },
  {
    name: "weather-failed",
    who: "angler",
    path: "/weather?lat=47.8312&lng=-92.2648",
    before: (stage) => answerWith(stage, "weather/**", NO_WEATHER),
    prepare: shows("The weather could not be loaded"),
  },
  {
    name: "weather-loading",
    who: "angler",
    path: "/weather?lat=47.8312&lng=-92.2648",
    before: (stage) => neverAnswer(stage, "weather/**"),
  },
];

const PROFILE: readonly Scene[] = [
  { name: "profile", who: "angler", path: "/profile", prepare: shows("Delete my account"), isDrawn: true },
  { name: "profile-long-names", who: "newcomer", path: "/profile", prepare: shows("Delete my account") },
  { name: "profile-delete", who: "angler", path: "/profile", prepare: askToDeleteAccount, isWindow: true },
];

/** What an angler sees, but for the form. */
export const LOGBOOK_SCENES = [...DASHBOARD, ...MAP, ...CATCHES, ...VIEWS, ...WEATHER, ...PROFILE];

function hold(stage: Stage): Promise<unknown> {
  return Promise.all([
    neverAnswer(stage, "catches*"),
    neverAnswer(stage, "catches/**"),
    neverAnswer(stage, "weather/**"),
  ]);
}

function fail(stage: Stage): Promise<unknown> {
  return Promise.all([answerWith(stage, "catches*", BROKEN), answerWith(stage, "weather/**", NO_WEATHER)]);
}

async function unfoldAlert({ page }: Stage): Promise<void> {
  await page.getByRole("button", { name: "Show more" }).first().click();
}

async function goOffline({ page, context }: Stage): Promise<void> {
  await page.getByText("Fishing conditions").waitFor();
  await context.setOffline(true);
  await page.getByText("Offline.").waitFor();
}

async function openMenu({ page, isPhone }: Stage): Promise<void> {
  await page.getByRole("button", { name: isPhone ? "Open menu" : /^Account of/ }).click();
}

async function openRowMenu({ page }: Stage): Promise<void> {
  await page.getByRole("button", { name: "Actions for Walleye" }).first().click();
}

async function listNothing({ page, isPhone }: Stage): Promise<void> {
  if (isPhone) await page.getByRole("button", { name: /in view$/ }).click();
  await page.getByText("Nothing here yet").waitFor();
}

async function typeCoordinates(stage: Stage): Promise<void> {
  await drawn(stage);
  await stage.page.getByRole("button", { name: "Type coordinates" }).click();
  await stage.page.getByRole("textbox", { name: "Latitude and longitude" }).fill("nowhere");
  await stage.page.getByRole("button", { name: "Go there" }).click();
}

async function selectTwo({ page }: Stage): Promise<void> {
  await page.getByText("Select Walleye").first().click({ force: true });
  await page.getByText("Select Perch").first().click({ force: true });
}

function view(species: string | RegExp) {
  return async ({ page }: Stage): Promise<void> => {
    const exactly = typeof species === "string" ? { name: species, exact: true } : { name: species };
    await page.getByRole("button", exactly).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    const more = dialog.getByRole("button", { name: "Show More" });
    if (await more.isVisible()) await more.click();
    // Its map is drawn when it is scrolled to.
    await dialog.getByText("Show on map").scrollIntoViewIfNeeded();
    await dialog.getByText("Built-in map").waitFor();
    await dialog.evaluate((element) => {
      for (const part of element.querySelectorAll("*")) part.scrollTop = 0;
    });
  };
}

async function openPhoto(stage: Stage): Promise<void> {
  await view("Walleye")(stage);
  await stage.page.getByRole("button", { name: /more photo/ }).click();
}

async function askToDelete(stage: Stage): Promise<void> {
  await view("Walleye")(stage);
  await stage.page.getByRole("button", { name: "Delete Catch" }).click();
}

async function askToDeleteAccount({ page }: Stage): Promise<void> {
  await page.getByRole("button", { name: "Delete my account" }).click();
}
