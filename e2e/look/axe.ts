import { AxeBuilder } from "@axe-core/playwright";
import { isNightly } from "@creel/testing/nightly";
import { expect, type Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Rules to disable while a list is open. The list hides buttons from screen readers, and Tab closes it before it
 * reaches them.
 */
export const LIST_RULES = ["aria-hidden-focus", "landmark-one-main", "page-has-heading-one", "region"];

/** Rules to disable while a menu is open, which hides the page and its landmarks from screen readers. */
export const PAGE_RULES = ["landmark-one-main", "page-has-heading-one", "region"];

/**
 * The rules that depend on the size and the colors of a page. All others give the same result in every size and theme.
 */
const RULES_OF_LOOKS = ["color-contrast", "target-size", "scrollable-region-focusable", "meta-viewport"];

/** Expects axe to find nothing wrong with the page. `hidden` names the rules that are skipped. */
export async function expectNothingFound(page: Page, where: string, hidden: string[] = []): Promise<void> {
  const builder = new AxeBuilder({ page }).withTags(RULES).disableRules(hidden);
  await expectNoViolations(builder, where);
}

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/**
 * Runs the same check in a phone's size in the dark theme, then in a desktop size in the light theme, without reloading
 * the page. The page keeps the latter, and must not scroll sideways in either.
 */
export async function expectNothingFoundInAnyGuise(
  page: Page,
  where: string,
  hidden: string[] = [],
): Promise<void> {
  await usePhoneInDarkTheme(page);
  await expectNothingFound(page, `${where}, on a phone by night`, hidden);
  await expectNothingSideways(page, `${where}, on a phone`);
  await useDesktopInLightTheme(page);
  const builder = new AxeBuilder({ page }).withRules(RULES_OF_LOOKS);
  await expectNoViolations(builder, `${where}, at a desk by day`);
  await expectNothingSideways(page, `${where}, at a desk`);
}

/** Runs the same check in the nightly suite. In `npm test` it does nothing, and the page stays as it is. */
export async function expectNothingFoundNightly(page: Page, where: string): Promise<void> {
  if (isNightly) await expectNothingFoundInAnyGuise(page, where);
}

export async function usePhoneInDarkTheme(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: "dark" });
}

async function useDesktopInLightTheme(page: Page): Promise<void> {
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: "light" });
  // Parts that differ on a phone are redrawn in the frame after the one that measures. Content that appears above the
  // page may scroll it, and a button half under the header is too small for the 24 px target size.
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    scrollTo(0, 0);
  });
}

async function expectNothingSideways(page: Page, where: string): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, `${where}: px that scroll sideways`).toBeLessThanOrEqual(0);
}

async function expectNoViolations(builder: AxeBuilder, where: string): Promise<void> {
  // Legacy mode opens no second page to merge the results of cross-origin frames. There are none, and it is twice as
  // fast.
  const { violations } = await builder.setLegacyMode().analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
  expect(found, where).toEqual([]);
}
