import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { Page } from "@playwright/test";

import { callApi, CATCH } from "../setup/api.ts";
import { type Angler, catchesOnMap, expect, mapIsUp, SMALL_DESK, test } from "../setup/fixtures.ts";

test.use({ viewport: SMALL_DESK });

/** Logs `count` catches at the place of CATCH, newest first. The second is a perch. */
async function logOnOneSpot(url: string, { token }: Angler, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const date = new Date(Date.parse(CATCH.date) - index * MINUTE_MS).toISOString();
    const species = index === 1 ? "Perch" : CATCH.species;
    const body = { ...CATCH, species, date, weight: 1 + index };
    await callApi(url, "/catches", { token, body });
  }
}

/** True if the map looks the same `east` px east of its middle as a little further east. */
async function looksAsBeside(page: Page, east: number): Promise<boolean> {
  const box = await page.locator("canvas.maplibregl-canvas").boundingBox();
  if (!box) throw new Error("The map has no place on the page");
  const x = Math.round(box.x + box.width / 2) + east - 3;
  const y = Math.round(box.y + box.height / 2) - 32;
  const size = { width: 6, height: 4 };
  const [here, beside] = [
    await page.screenshot({ clip: { x, y, ...size } }),
    await page.screenshot({ clip: { x: x + 12, y, ...size } }),
  ];
  return here.equals(beside);
}

async function tapMiddle(page: Page): Promise<void> {
  const box = await page.locator("canvas.maplibregl-canvas").boundingBox();
  if (!box) throw new Error("The map has no place on the page");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Waits until a click `above` px above the middle of the map would choose a pin. */
async function expectPinAboveMiddle(page: Page, above: number): Promise<void> {
  const canvas = page.locator("canvas.maplibregl-canvas");
  const box = await canvas.boundingBox();
  if (!box) throw new Error("The map has no place on the page");
  await expect(async () => {
    await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 - above);
    await expect(canvas).toHaveCSS("cursor", "pointer", { timeout: 1000 });
  }).toPass();
}

test("a link to a catch opens the map on it, with its pin chosen and above the cluster it belongs to", async ({
  page,
  url,
  angler: { token },
}) => {
  for (const species of ["Perch", "Pike"]) {
    await callApi(url, "/catches", { token, body: { ...CATCH, species } });
  }
  const { catch: logged } = await callApi(url, "/catches", { token, body: { ...CATCH, weight: 6.2 } });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Map of Walleye" }).click();

  await expect(page).toHaveURL(/\/map\?lat=47\.83\d*&lng=-92\.26\d*&zoom=17(\.00)?&catchId=[0-9a-f-]{36}$/);
  expect(page.url()).toContain((logged as { id: string }).id);
  const card = page.getByRole("region", { name: "Selected catch" });
  await expect(card).toContainText("6lb 3.2oz");
  await expect(page.locator(".maplibregl-ctrl-scale")).toHaveText(/\s(mi|ft)$/);
  expect(await catchesOnMap(page)).toBe(3);
  // The head of the chosen pin is above the disc of the cluster, which is under the pin's tip.
  await expectPinAboveMiddle(page, 40);

  await card.getByRole("button", { name: "View" }).click();
  await page
    .getByRole("dialog", { name: "Walleye Details" })
    .getByRole("button", { name: "Show on map" })
    .click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await card.getByRole("button", { name: "Close" }).click();
  await expect(card).toBeHidden();
  expect(page.url()).not.toContain("catchId");
});

test.describe("for who has not asked for stillness", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("my location flies the map there, and a catch is logged there; a refusal is a sentence", async ({
    page,
    context,
    angler,
  }) => {
    await page.goto("/map?lat=0&lng=0&zoom=3");
    await mapIsUp(page);
    await page.getByRole("button", { name: "My location" }).click();
    await expect(page.getByText("Your browser is blocking your location.", { exact: false })).toBeVisible();

    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 47.5, longitude: -91.5 });
    await page.getByRole("button", { name: "My location" }).click();
    await expect(page).toHaveURL(/lat=47\.50000&lng=-91\.50000&zoom=13\.00/);

    await page.getByRole("button", { name: "Log a catch", exact: true }).click();
    const form = page.getByRole("dialog", { name: "Log Your Catch" });
    await expect(form.getByText("Your location", { exact: true })).toBeVisible();
    await form.getByRole("button", { name: "Use the middle of the map" }).click();
    await expect(form.getByText("47.500000, -91.500000", { exact: true })).toBeVisible();
    expect(angler.user.id).toBeTruthy();
  });
});

test("the whole map can be used by keyboard", async ({ page, url, angler }) => {
  await callApi(url, "/catches", { token: angler.token, body: CATCH });
  await page.goto("/map?lat=45.2&lng=-86.9&zoom=8");
  await mapIsUp(page);
  const canvas = page.locator("canvas.maplibregl-canvas");
  await canvas.focus();

  await page.keyboard.press("+");
  await expect(page).toHaveURL(/zoom=9\.00/);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/lng=-86\.[0-8]\d*/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Log Your Catch" })).toContainText(/45\.200000, -86\.[0-8]/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.getByRole("button", { name: "Show all my catches" }).press("Enter");
  const row = page
    .getByRole("complementary", { name: "Catches in view" })
    .getByRole("button", { name: "Walleye", exact: true });
  await expect(row).toBeVisible();
  await catchesOnMap(page);
  await canvas.focus();
  await expect(async () => {
    await page.keyboard.press("n");
    await expect(page.getByRole("region", { name: "Selected catch" })).toContainText("Walleye", {
      timeout: 1000,
    });
  }).toPass();
  await row.press("Enter");
  await expect(page.getByRole("dialog", { name: "Walleye Details" })).toBeVisible();
});

test("a cluster is zoomed apart; what no zoom tells apart opens as pictures, by finger and by keyboard", async ({
  page,
  url,
  angler,
}) => {
  await logOnOneSpot(url, angler, 30);
  for (const latitude of [47.84, 47.85, 56.68]) {
    await callApi(url, "/catches", { token: angler.token, body: { ...CATCH, latitude } });
  }
  await page.goto("/map?lat=47.84&lng=-92.26&zoom=7");
  await expect(page.getByText("32 in view")).toBeVisible();
  expect(await catchesOnMap(page)).toBe(32);

  await tapMiddle(page);
  await expect.poll(() => Number(new URL(page.url()).searchParams.get("zoom"))).toBeGreaterThan(9);
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.goto("/map?lat=47.83&lng=-92.26&zoom=14");
  expect(await catchesOnMap(page)).toBe(30);
  await tapMiddle(page);
  const panel = page.getByRole("dialog", { name: "30 at this spot" });
  await expect(panel).toBeFocused();
  await expect(panel.getByRole("article").first()).toContainText("Walleye1lb 0oz");
  await panel.getByRole("article").last().scrollIntoViewIfNeeded();
  await expect(panel.getByRole("article")).toHaveCount(30);
  await panel.getByRole("button", { name: "Perch" }).click();
  const view = page.getByRole("dialog", { name: "Perch Details" });
  await expect(view).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(view).toBeHidden();
  await expect(panel.getByRole("button", { name: "Perch" })).toBeFocused();

  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page.locator("canvas.maplibregl-canvas")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(panel).toBeVisible();
});

/** Runs in the page. Holds back the messages to the worker that clusters pins until `release` is called. */
function holdClusters(): { release: () => void } {
  const held: (() => void)[] = [];
  let isHeld = true;
  const post: unknown = Reflect.get(Worker.prototype, "postMessage");
  if (typeof post !== "function") throw new Error("There are no workers");
  Worker.prototype.postMessage = function hold(this: Worker, ...sent: unknown[]) {
    const [message] = sent;
    const isForClusters = typeof message === "object" && message !== null && "kind" in message;
    const send = () => Reflect.apply(post, this, sent);
    if (isHeld && isForClusters) held.push(send);
    else send();
  };
  return {
    release() {
      isHeld = false;
      for (const send of held) send();
    },
  };
}

test(
  "pins are those of the last filter, also where it is changed while those of another are on their way",
  { tag: "@nightly" },
  async ({ page, url, angler }) => {
    for (const [index, species] of ["Pike", "Pike", "Walleye", "Musky"].entries()) {
      const body = { ...CATCH, species, latitude: 47.8 + index / 100 };
      await callApi(url, "/catches", { token: angler.token, body });
    }
    await page.goto("/map?lat=47.82&lng=-92.26&zoom=9");
    await expect.poll(() => catchesOnMap(page)).toBe(4);
    const pike = page.getByRole("list").getByRole("button", { name: /Pike/ }).first();

    const held = await page.evaluateHandle(holdClusters);
    await pike.click();
    await expect(page.getByText("2 in view")).toBeVisible();
    await pike.click();
    await expect(page.getByText("4 in view")).toBeVisible();
    await held.evaluate(({ release }) => {
      // Clears the marks of earlier drawings.
      performance.clearMarks();
      release();
    });
    await expect.poll(() => catchesOnMap(page)).toBe(4);
  },
);

const isCut = (label: Element): boolean => label.scrollWidth > label.clientWidth;

test("the map opens at the catches; the filters and the legend narrow the pins and the list alike", async ({
  page,
  url,
  angler,
}) => {
  for (const [index, species] of ["Pike", "Pike", "Walleye", "Musky"].entries()) {
    const weather = index === 1 ? "Sunny" : "Overcast";
    const body = { ...CATCH, species, latitude: 47.8 + index / 100, weather_conditions: weather };
    await callApi(url, "/catches", { token: angler.token, body });
  }
  await page.goto("/map");
  await expect(page.getByText("4 in view")).toBeVisible();
  await expect.poll(() => catchesOnMap(page)).toBe(4);
  const legend = page.getByRole("list").filter({ has: page.getByRole("button", { name: /Walleye/ }) });

  await legend.getByRole("button", { name: /Pike/ }).first().click();
  await expect(page.getByText("2 in view")).toBeVisible();
  await expect.poll(() => catchesOnMap(page)).toBe(2);
  await expect(legend.getByRole("button", { name: /Pike/ }).first()).toHaveAttribute("aria-pressed", "false");

  await page.goto("/map?lat=47.82&lng=-92.26&zoom=9&weather=Overcast");
  await expect(page.getByText("3 in view")).toBeVisible();
  await expect.poll(() => catchesOnMap(page)).toBe(3);
  await page.getByRole("button", { name: "Clear weather" }).click();
  await expect(page.getByText("4 in view")).toBeVisible();
  await expect.poll(() => catchesOnMap(page)).toBe(4);
  await expect(page).toHaveURL(/lat=47\.82\d*&lng=-92\.26\d*&zoom=9/);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("button", { name: "Any weather" })).toBeHidden();
  for (const text of ["Any species", "Any date"]) {
    expect(await page.getByText(text, { exact: true }).evaluate(isCut), text).toBe(false);
  }
});

test.describe("in a small window, whose pictures are small", () => {
  test.use({ viewport: { width: 480, height: 480 } });

  test(
    "the map is drawn anew when night falls, with its pins and lines",
    { tag: "@nightly" },
    async ({ page, url, angler }) => {
      await callApi(url, "/catches", { token: angler.token, body: CATCH });
      await page.goto("/map?lat=47.83&lng=-92.26&zoom=10");
      await expect.poll(() => catchesOnMap(page)).toBe(1);
      const canvas = page.locator("canvas.maplibregl-canvas");

      // The names of small towns are drawn last, so a screenshot taken before them is taken again.
      await expect(async () => {
        const byDay = await canvas.screenshot();
        const isAsByDay = async () => (await canvas.screenshot()).equals(byDay);
        await page.emulateMedia({ colorScheme: "dark" });
        await expect.poll(isAsByDay).toBe(false);
        await page.emulateMedia({ colorScheme: "light" });
        await expect.poll(isAsByDay, { timeout: 4000 }).toBe(true);
      }).toPass({ timeout: 40_000 });
    },
  );
});

test.describe("on the open sea", () => {
  test.use({ viewport: { width: 480, height: 480 } });

  test(
    "a meridian is drawn on the map, and moves with it",
    { tag: "@nightly" },
    async ({ page, angler: _signedIn }) => {
      await page.goto("/map?lat=2.5&lng=-140&zoom=5");
      const canvas = page.locator("canvas.maplibregl-canvas");
      await expect.poll(() => looksAsBeside(page, 0)).toBe(false);
      expect(await looksAsBeside(page, 40)).toBe(true);
      const { x, y, width, height } = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + width / 2 + 40, y + height / 2);
      await page.mouse.up();
      await expect.poll(() => looksAsBeside(page, 40)).toBe(false);
      expect(await looksAsBeside(page, 0)).toBe(true);
    },
  );

  test.describe("after the browser took the graphics card away", () => {
    test.use({ expected: { errors: [/'graticule-lines' cannot be restored/] } });

    test("the map is drawn again with its meridian", async ({ page, angler: _signedIn }) => {
      await page.goto("/map?lat=2.5&lng=-140&zoom=5");
      await expect.poll(() => looksAsBeside(page, 0)).toBe(false);
      const context = await page
        .locator("canvas.maplibregl-canvas")
        .evaluateHandle((canvas: HTMLCanvasElement) =>
          canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context"),
        );
      await context.evaluate((extension) => extension?.loseContext());
      await expect.poll(() => looksAsBeside(page, 0)).toBe(true);
      await context.evaluate((extension) => extension?.restoreContext());
      await expect.poll(() => looksAsBeside(page, 0)).toBe(false);
      expect(await looksAsBeside(page, 40)).toBe(true);
    });
  });
});

test.describe("where the browser cannot draw maps", () => {
  test.use({ expected: { errors: [/WebGL2 is required/] } });

  test("the map says so, and the list has every catch", async ({ page, url, angler }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await callApi(url, "/catches", { token: angler.token, body: CATCH });
    await page.goto("/map");
    await expect(page.getByText("This browser cannot draw the map.")).toBeVisible();
    await expect(page.getByText("1 in view")).toBeVisible();
    await expect(
      page.getByRole("complementary").getByRole("button", { name: "Walleye", exact: true }),
    ).toBeVisible();
  });
});
