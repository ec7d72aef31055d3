import { expectTranslated } from "../look/pseudo-language.ts";
import { signUpFirstAdmin } from "../setup/admins.ts";
import { callApi, CATCH } from "../setup/api.ts";
import { expect, test } from "../setup/fixtures.ts";
import { startCreel } from "../setup/start-creel.ts";

// The pseudo-language en-XA is English with an accent on each letter. A text without accents was not translated.
test.use({ locale: "en-XA" });

const PUBLIC_PAGES = [
  "",
  "/about",
  "/contact",
  "/privacy",
  "/terms",
  "/cookies",
  "/login",
  "/forgot-password",
];
/** Texts that the operator wrote, and names in the sample log. */
const OPERATOR = ['Sørensen & "Sons" <Anglers>', "Duluth, Minnesota", "Mastodon", "Films"];
const OF_SAMPLE = ["Mille Lacs Lake", "Leech Lake", "fishing-log.xlsx"];
const TYPED = ["Slow.", "Hm?", "Olav Berg", "OB"];
const LAKE = "lat=47.83&lng=-92.26";

test("a newcomer's pages have no text that cannot be translated", { tag: "@nightly" }, async ({ page }) => {
  for (const path of PUBLIC_PAGES) {
    await page.goto(`/en-xa${path}`);
    await expect(page.locator("[data-waiting]")).toHaveCount(0);
    await expectTranslated(page, path || "home", [...OPERATOR, ...OF_SAMPLE]);
  }
  const email = `newcomer-${test.info().testId}@example.com`;
  await page.goto("/en-xa/login?mode=register");
  for (const [name, text] of Object.entries({
    firstName: "Maren",
    lastName: "Lindqvist",
    email,
    password: "perch and bobber",
    confirmation: "perch",
  })) {
    await page.locator(`input[name=${name}]`).fill(text);
  }
  // The button may be disabled already, because the two passwords differ.
  await page.locator("input[name=confirmation]").blur();
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
  await expectTranslated(page, "the sign-up with mistakes");
  await page.locator("input[name=confirmation]").fill("perch and bobber");
  await page.locator("label:has(input[name=hasAgreed])").click({ position: { x: 8, y: 8 } });
  await page.locator("form button[type=submit]").click();
  await expect(page.locator("input[name=firstName]")).toHaveCount(0);
  await expectTranslated(page, "the sign-in after the sign-up");
  await page.locator("input[name=password]").fill("perch and bobber");
  await page.locator("form button[type=submit]").click();
  await expect(page.getByRole("heading", { level: 1, name: /Maren/ })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /Maren/ })).toBeVisible();
  await expectTranslated(page, "the first dashboard");
});

test(
  "an angler's pages have no text that cannot be translated",
  { tag: "@nightly" },
  async ({ page, url, angler: { token } }) => {
    const body = { ...CATCH, weight: 6.2, length: 25.5, weather_conditions: "Overcast", notes: "Slow." };
    await callApi(url, "/catches", { token, body });
    const article = page.getByRole("article").first();
    for (const [path, ready] of [
      ["/dashboard", article],
      ["/catches", article],
      [`/weather?${LAKE}`, page.getByRole("table").first()],
      ["/profile", page.locator("input[name=firstName]")],
      [`/map?${LAKE}&zoom=8`, page.locator("canvas.maplibregl-canvas")],
    ] as const) {
      await page.goto(path);
      await expect(ready).toBeVisible();
      await expectTranslated(page, path, TYPED);
    }
    await page.goto("/catches");
    await article.getByRole("button").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectTranslated(page, "a catch", TYPED);
    await page.goto(
      "/catches?species=Pike&lure=Jig&photo=no&minWeight=1&from=2020-01-01&near=47.8,-92.2&radius=100",
    );
    await page.locator("[data-slot=filter-row] > button[aria-haspopup=dialog]").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectTranslated(page, "all filters", TYPED);
    await page.goto("/catches?log=here");
    await expect(page.getByRole("dialog").locator("form")).toBeVisible();
    await expectTranslated(page, "the form of a catch", TYPED);
    await page.getByRole("dialog").locator("form").getByRole("button").last().click();
    await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    await expectTranslated(page, "the form of a catch with mistakes", TYPED);
  },
);

test.describe("where nobody else has written anything", () => {
  test.use({
    url: async ({}, use) => {
      const creel = await startCreel({});
      await signUpFirstAdmin(creel.url, creel.dataDir);
      await use(creel.url);
      await creel.stop();
    },
  });

  test(
    "an admin's pages have no text that cannot be translated",
    { tag: "@nightly" },
    async ({ page, url, admin: { token } }) => {
      await callApi(url, "/catches", { token, body: CATCH });
      const message = {
        name: "Nils",
        email: "nils@example.com",
        subject: "support",
        priority: "low",
        message: "Hm?",
      };
      await callApi(url, "/contact", { body: message });
      const member = { firstName: "Olav", lastName: "Berg", email: `olav-${test.info().testId}@example.com` };
      await callApi(url, "/admin/users", { token, body: { ...member, password: "perch and bobber" } });
      for (const [path, ready] of [
        ["/admin", page.getByRole("img").last()],
        ["/admin/users", page.getByRole("rowheader").first()],
        ["/admin/catches", page.getByRole("rowheader").first()],
        ["/admin/messages", page.locator("a[href*='message=']").first()],
        ["/admin/audit", page.getByRole("rowheader").first()],
      ] as const) {
        await page.goto(path);
        await expect(page.locator("main h1")).toBeVisible();
        await expect(ready).toBeVisible();
        await expectTranslated(page, path, TYPED);
      }
    },
  );
});
