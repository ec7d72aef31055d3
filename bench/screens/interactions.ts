import type { Page } from "@playwright/test";

import { settle } from "./load-screen.ts";

/** An action of a person, measured until they see its effect. */
export interface Interaction {
  name: string;
  path: string;
  /** Runs before the action and is not measured. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /** The selector of the element that the action opens. */
  opens?: string;
}

export const INTERACTIONS: readonly Interaction[] = [
  {
    name: "Opening the form",
    path: "/dashboard",
    act: async (page) => {
      await page.getByRole("button", { name: "Log a catch" }).last().tap();
      await page.getByRole("dialog").waitFor();
    },
    opens: "[role=dialog]",
  },
  {
    name: "Typing into the search",
    path: "/catches",
    act: async (page) => {
      await page.getByRole("searchbox").pressSequentially("weed", { delay: 120 });
      await page.waitForURL(/q=weed/);
    },
  },
  {
    name: "Opening the list of species",
    path: "/catches",
    act: async (page) => {
      await page.getByRole("button", { name: /^Species/ }).tap();
      await page.getByRole("option").first().waitFor();
    },
    opens: "[role=option]",
  },
  {
    name: "Choosing a species to see",
    path: "/catches",
    act: async (page) => {
      await page.getByRole("button", { name: /^Species/ }).tap();
      await page.getByRole("option").first().tap();
      await page.waitForURL(/species=/);
    },
  },
  {
    name: "Ordering by weight",
    path: "/catches",
    act: async (page) => {
      await page.getByRole("button", { name: /^All filters/ }).tap();
      await page.getByRole("button", { name: /^Order/ }).tap();
      await page.getByRole("option", { name: "Heaviest first" }).tap();
      await page.waitForURL(/sort=-weight/);
    },
  },
  {
    name: "Opening a catch",
    path: "/catches",
    act: async (page) => {
      await page.locator("article h3 button").first().tap();
      await page.getByRole("dialog").waitFor();
    },
    opens: "[role=dialog]",
  },
  {
    name: "Opening the menu of a catch",
    path: "/catches",
    act: async (page) => {
      await page
        .getByRole("button", { name: /^Actions for/ })
        .first()
        .tap();
      await page.getByRole("menu").waitFor();
    },
    opens: "[role=menu]",
  },
  {
    name: "The next page, at the end of the list",
    path: "/catches",
    prepare: scrollOn,
    act: async (page) => {
      await page.keyboard.press("End");
    },
  },
  {
    name: "Cards to table, far down the list",
    path: "/catches",
    prepare: scrollOn,
    act: async (page) => {
      // Keeps the scroll position, because a finger would have to scroll back to the control far above.
      await page
        .getByRole("radio", { name: "Cards" })
        .evaluate((radio) => radio.focus({ preventScroll: true }));
      await page.keyboard.press("ArrowRight");
      await page.waitForURL(/view=table/);
    },
  },
  {
    name: "Opening the menu of the app",
    path: "/catches",
    act: async (page) => {
      await page.getByRole("button", { name: "Open menu" }).tap();
      await page.locator("#mobile-menu").waitFor();
    },
    opens: "#mobile-menu",
  },
  {
    name: "Unfolding the list of the map",
    path: "/map",
    prepare: async (page) => {
      await page.getByText(/^[\d,]+ in view$/).waitFor();
    },
    act: async (page) => {
      await page.getByRole("button", { name: /in view$/ }).tap();
      await page.getByRole("button", { name: /in view$/, expanded: true }).waitFor();
    },
  },
  {
    name: "Opening a catch of the map's list",
    path: "/map",
    prepare: async (page) => {
      await page.getByText(/^[\d,]+ in view$/).waitFor();
      await page.getByRole("button", { name: /in view$/ }).tap();
    },
    act: async (page) => {
      await page.locator("aside article h3 button").first().tap();
      await page.getByRole("dialog").waitFor();
    },
  },
];

/** Scrolls ten pages down, or as far as the list goes. */
async function scrollOn(page: Page): Promise<void> {
  for (let step = 0; step < 10; step += 1) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState("networkidle");
    await settle(page);
  }
}
