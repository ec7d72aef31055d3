import { dialog, press, shows } from "../actions.ts";
import { inOrder, scenesFrom, type Stage } from "../scene.ts";

/** The view of a catch, and what opens over it. */
export const CATCH_VIEW_SCENES = [
  ...scenesFrom(
    { who: "angler", path: "/catches", isTall: true },
    {
      catch: open("Walleye"),
      "catch-photo": view("Walleye"),
      "catch-color": view("Musky"),
      "catch-long-names": view(/^Lake whitefish and/),
    },
  ),
  ...scenesFrom(
    { who: "angler", path: "/catches", isWindow: true },
    {
      lightbox: inOrder(view("Walleye"), press(/more photo/), shows(/^Photo \d of/)),
      "delete-question": inOrder(view("Walleye"), press("Delete Catch"), dialog("Delete Catch")),
    },
  ),
];

function open(species: string | RegExp) {
  return async ({ page }: Stage): Promise<void> => {
    await press(species)({ page });
    await page.getByRole("dialog").waitFor();
  };
}

/** Opens a catch with all its conditions and its map. */
function view(species: string | RegExp) {
  return async (stage: Stage): Promise<void> => {
    await open(species)(stage);
    const opened = stage.page.getByRole("dialog");
    const more = opened.getByRole("button", { name: "Show More" });
    if (await more.isVisible()) await more.click();
    // The map is drawn only when it is scrolled into view.
    await opened.getByText("Show on map").scrollIntoViewIfNeeded();
    await opened.getByText("Built-in map").waitFor();
    await opened.evaluate((element) => {
      for (const part of element.querySelectorAll("*")) part.scrollTop = 0;
    });
  };
}
