import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Behind an open list, buttons are hidden from who hears the page; Tab closes the list before it gets there. */
export const LIST_RULES = ["aria-hidden-focus", "landmark-one-main", "page-has-heading-one", "region"];

/** Behind an open menu the page is hidden from who hears it, and its landmarks with it. */
export const PAGE_RULES = ["landmark-one-main", "page-has-heading-one", "region"];

/** Nothing that axe knows is wrong with the page as it stands, but for what is said to be hidden. */
export async function expectNothingFound(page: Page, where: string, hidden: string[] = []): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).disableRules(hidden).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
  expect(found, where).toEqual([]);
}
