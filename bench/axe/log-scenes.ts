import { LIST_RULES, PAGE_RULES } from "../../e2e/axe.ts";
import { dialog, pageOf, pick, press, type Scene, settle, visit } from "./scene.ts";

const SIGNED_IN = ["/dashboard", "/catches", "/map", "/weather", "/profile"];
const TABLE = "/catches?view=table";

/** Opens one of the filters over the list. */
function filter(name: string): Scene {
  return {
    name: `the filter by ${name.toLowerCase()}`,
    who: "angler",
    hidden: LIST_RULES,
    open: async ({ page }) => {
      await visit(page, "/catches");
      await press(page, /^All filters/);
      await dialog(page, "Filters");
      await press(page, new RegExp(`^${name}:`));
      await dialog(page, name);
    },
  };
}

/** Pages of who is signed in, empty and full, with their menus, filters and selections. */
export const LOG_SCENES: readonly Scene[] = [
  ...SIGNED_IN.map((path) => ({ ...pageOf("newcomer", path), name: `${path}, empty` })),
  ...SIGNED_IN.map((path) => pageOf("angler", path)),
  pageOf("angler", TABLE),
  pageOf("angler", "/no/such/page"),
  {
    name: "catches of which none matches",
    who: "angler",
    open: async ({ page }) => {
      await visit(page, "/catches?q=nothingofthatname");
      await page.getByText("None match", { exact: false }).first().waitFor();
    },
  },
  {
    name: "the menu of an account",
    who: "angler",
    hidden: PAGE_RULES,
    open: async ({ page, isPhone }) => {
      await visit(page, "/dashboard");
      await press(page, isPhone ? "Open menu" : /^Account of/);
      await page.getByText("Logout").first().waitFor();
    },
  },
  {
    name: "the menu of a catch",
    who: "angler",
    hidden: PAGE_RULES,
    open: async ({ page }) => {
      await visit(page, "/catches");
      await press(page, /^Actions for/);
      await page.getByRole("menu").waitFor();
    },
  },
  filter("Species"),
  filter("Dates"),
  filter("Place"),
  filter("Weather"),
  filter("Lure"),
  filter("Photo"),
  filter("Size"),
  {
    name: "a search with a wrong letter",
    who: "angler",
    open: async ({ page }) => {
      await visit(page, "/catches?q=wallye");
      await page.getByText(/^No catch says/).waitFor();
    },
  },
  {
    name: "the choice of an order",
    who: "angler",
    hidden: LIST_RULES,
    open: async ({ page }) => {
      await visit(page, "/catches");
      await press(page, /^All filters/);
      await press(page, /^Order:/);
      await page.getByRole("listbox").waitFor();
    },
  },
  {
    name: "two catches that are selected",
    who: "angler",
    open: async ({ page }) => {
      await selectTwo(page);
    },
  },
  {
    name: "the question before two are deleted",
    who: "angler",
    open: async ({ page }) => {
      await selectTwo(page);
      await press(page, "Delete");
      await dialog(page, "Delete 2 catches");
    },
  },
  {
    name: "the question before one is deleted",
    who: "angler",
    open: async ({ page }) => {
      await visit(page, "/catches");
      await press(page, /^Actions for/);
      await pick(page, "Delete");
      await dialog(page, "Delete Catch");
    },
  },
];

async function selectTwo(page: Parameters<typeof visit>[0]): Promise<void> {
  await visit(page, TABLE);
  await settle(page);
  const boxes = page.locator("label", { hasText: /^Select (?!all)/ });
  await boxes.first().click();
  await boxes.nth(1).click();
  await page.getByText("2 selected").waitFor();
}
