import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** What depends on the colors of a page. */
const RULES_OF_COLORS = ["color-contrast"];

/** What axe finds on the page as it stands, by night and by day: each rule that is broken, with what breaks it. */
export async function findViolations(page: Page, hidden: readonly string[] = []): Promise<string[]> {
  const everything = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(RULES)
    .disableRules([...hidden]);
  const byNight = await run(everything, "by night");
  await page.emulateMedia({ colorScheme: "light" });
  const byDay = await run(
    new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).withRules(RULES_OF_COLORS),
    "by day",
  );
  return [...byNight, ...byDay];
}

async function run(builder: AxeBuilder, when: string): Promise<string[]> {
  // No frame of another origin is there to be summed up on a second page.
  const { violations } = await builder.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.map(({ html, any }) => `${html.slice(0, 200)} (${any[0]?.message ?? ""})`);
    return `${id}, ${when}: ${places.join(" | ")}`;
  });
}
