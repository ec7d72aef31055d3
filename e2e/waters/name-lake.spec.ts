import { HOUR_MS } from "@creel/domain/dates/units-of-time";

import { expectNothingFoundNightly } from "../look/axe.ts";
import { callApi, CATCH } from "../setup/api.ts";
import { expect, test } from "../setup/fixtures.ts";

/** Two sides of a lake on the built-in map, 18 km apart. */
const SOUTH = { latitude: 46.19, longitude: -93.75 };
const NORTH = { latitude: 46.35, longitude: -93.68 };

test("one tap names the lake that the map knows, for all that was caught and fished on it", async ({
  page,
  url,
  angler: { token },
}) => {
  for (const [index, place] of [SOUTH, NORTH].entries()) {
    const caught = Date.parse(CATCH.date) - index * 24 * HOUR_MS;
    const at = (hours: number) => new Date(caught + hours * HOUR_MS).toISOString();
    const times = { started_at: at(-1), ended_at: at(2), time_zone: CATCH.time_zone };
    await callApi(url, "/trips", { token, body: { ...times, ...place } });
    await callApi(url, "/catches", { token, body: { ...CATCH, ...place, date: at(0) } });
  }

  await page.goto("/catches");
  const questions = page.getByRole("button", { name: /^Mille Lacs Lake\?/ });
  await expect(questions).toHaveCount(2);
  await expectNothingFoundNightly(page, "catches that ask");

  await page.goto("/catches/waters");
  const asked = page.getByRole("region", { name: "Is this your water?" });
  await expect(asked).toContainText("2 catches, 2 trips inside one shore.");
  await expectNothingFoundNightly(page, "waters that ask");
  await asked.getByRole("button", { name: "Yes, Mille Lacs Lake" }).click();
  const waters = page.getByRole("list", { name: "Waters" });
  const row = waters.getByRole("listitem").filter({ hasText: "Mille Lacs Lake" });
  await expect(row.getByRole("link", { name: "Mille Lacs Lake" })).toBeVisible();
  await expect(row).toContainText(/2 trips.*2 fish|2 fish.*2 trips/s);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(asked).toBeVisible();

  await page.goto("/catches/trips");
  await questions.first().click();
  await expect(page.getByRole("link", { name: /Mille Lacs Lake/ })).toHaveCount(2);
  await page.goto("/catches");
  await expect(page.getByText("Mille Lacs Lake", { exact: true })).toHaveCount(2);
});
