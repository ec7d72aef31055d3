import { AxeBuilder } from "@axe-core/playwright";
import { isNightly } from "@creel/testing/nightly";
import { expect, type Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Behind an open list, buttons are hidden from who hears the page; Tab closes the list before it gets there. */
export const LIST_RULES = ["aria-hidden-focus", "landmark-one-main", "page-has-heading-one", "region"];

/** Behind an open menu the page is hidden from who hears it, and its landmarks with it. */
export const PAGE_RULES = ["landmark-one-main", "page-has-heading-one", "region"];

/** What depends on the size and the colors of a page; the rest is the same in any guise. */
const RULES_OF_LOOKS = ["color-contrast", "target-size", "scrollable-region-focusable", "meta-viewport"];

/** Nothing that axe knows is wrong with the page as it stands, but for what is said to be hidden. */
export async function expectNothingFound(page: Page, where: string, hidden: string[] = []): Promise<void> {
  const builder = new AxeBuilder({ page }).withTags(RULES).disableRules(hidden);
  await expectNoViolations(builder, where);
}

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/**
 * The same on a phone by night and at a desk by day, where it ends, without loading the page again. In neither does the
 * page scroll sideways.
 */
export async function expectNothingFoundInAnyGuise(
  page: Page,
  where: string,
  hidden: string[] = [],
): Promise<void> {
  await beOnPhoneByNight(page);
  await expectNothingFound(page, `${where}, on a phone by night`, hidden);
  await expectNothingSideways(page, `${where}, on a phone`);
  await useDesktopInLightTheme(page);
  const builder = new AxeBuilder({ page }).withRules(RULES_OF_LOOKS);
  await expectNoViolations(builder, `${where}, at a desk by day`);
  await expectNothingSideways(page, `${where}, at a desk`);
}

/** The same in the nightly suite; in `npm test` nothing is looked for, and the page stays as it is. */
export async function expectNothingFoundNightly(page: Page, where: string): Promise<void> {
  if (isNightly) await expectNothingFoundInAnyGuise(page, where);
}

export async function beOnPhoneByNight(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: "dark" });
}

async function useDesktopInLightTheme(page: Page): Promise<void> {
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: "light" });
  // What is drawn otherwise on a phone is drawn anew in the frame after the one that measures. What comes above the
  // page then may scroll it, and half of a button under the header is no target of 24 px.
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
  // Without a second page to sum up what frames of other origins would say, and there are none: twice as quick.
  const { violations } = await builder.setLegacyMode().analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
  expect(found, where).toEqual([]);
}
