import { insertOutings } from "@creel/testing/insert-outings";
import { runningDatabase } from "@creel/testing/running-database";
import { simulatedOutings } from "@creel/testing/simulated-outings";

import { expect, test } from "../setup/fixtures.ts";

test.use({ geolocation: { latitude: 47.83, longitude: -92.26 }, permissions: ["geolocation"] });

test(
  "days like today are compared beside the page, and what was shown of them goes with a trip that starts then",
  { tag: "@nightly" },
  async ({ page, angler }) => {
    const database = await runningDatabase(process.env["CREEL_DATA_DIR"] ?? "");
    await insertOutings(database, angler.email, simulatedOutings(46).outings);
    const worker = page.waitForEvent("worker", (started) => started.url().includes("small-report"));
    await page.goto("/dashboard");
    const part = page.getByRole("region", { name: "A day like today" });
    await expect(part).toContainText(/On your 10 most similar days you caught .* fish per hour\./);
    await expect(part).toContainText(/Matched to the next \d hours here: time of year, .*wind/);
    await worker;

    const start = page.waitForRequest(
      (request) => request.method() === "POST" && request.url().endsWith("/api/trips"),
    );
    await page.getByRole("button", { name: "Start a trip" }).click();
    expect((await start).postDataJSON()).toMatchObject({ expectation: { rule: "days-like-3" } });
  },
);
