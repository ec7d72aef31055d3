import { LIST_RULES, PAGE_RULES } from "../../e2e/axe.ts";
import { catchesOnMap } from "../../e2e/fixtures.ts";
import { dialog, press, type Scene } from "./scene.ts";

/** Where the angler of the sweep has catches, some of them on one spot. */
const LAKE = "/map?lat=47.83&lng=-92.26&zoom=12";

function onMap(name: string, after: Scene["open"], hidden: readonly string[] = []): Scene {
  return {
    name,
    who: "angler",
    hidden,
    open: async (look) => {
      await look.page.goto(LAKE);
      await catchesOnMap(look.page);
      await after(look);
    },
  };
}

/** The map with what opens on it, and the weather of a place. */
export const MAP_SCENES: readonly Scene[] = [
  onMap("the map on a lake", async () => {}),
  onMap("the list beside the map", async ({ page, isPhone }) => {
    if (isPhone) await page.locator(".map-list-toggle").click();
    await page.locator(".map-list article").first().waitFor();
  }),
  onMap("what lies on one spot", async ({ page }) => {
    await page.locator("canvas.maplibregl-canvas").focus();
    await page.keyboard.press("Space");
    await dialog(page, /on this spot$/);
  }),
  onMap(
    "coordinates that cannot be read",
    async ({ page }) => {
      await press(page, "Type coordinates");
      await page.getByRole("textbox", { name: "Latitude and longitude" }).fill("Loch Rannoch");
      await press(page, "Go there");
      await page.getByText("Type latitude and longitude, like", { exact: false }).first().waitFor();
    },
    PAGE_RULES,
  ),
  {
    ...onMap("the legend", ({ page }) => press(page, "Species on the map"), PAGE_RULES),
    on: "phone",
  },
  {
    name: "the pin of a catch that is gone",
    who: "angler",
    open: async ({ page }) => {
      await page.goto(`${LAKE}&catchId=0199f2a0-0000-7000-8000-000000000001`);
      await page.getByText("Not in your log").waitFor();
    },
  },
  {
    name: "the weather of a place",
    who: "angler",
    open: async ({ page }) => {
      await page.goto("/weather?lat=47.83&lng=-92.26");
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForLoadState("networkidle");
    },
  },
  {
    name: "another place for the weather",
    who: "angler",
    hidden: LIST_RULES,
    open: async ({ page }) => {
      await page.goto("/dashboard");
      const place = page.getByRole("button", { name: "Change place" });
      const search = page.getByRole("combobox", { name: "Place or coordinates" });
      await place.or(search).first().waitFor();
      if (await place.isVisible()) await place.click();
      await search.fill("ely");
      await page.getByRole("option", { name: "Ely, Minnesota" }).waitFor();
    },
  },
];
