import { insertOutings } from "@creel/testing/insert-outings";
import { runningDatabase } from "@creel/testing/running-database";
import { simulatedOutings } from "@creel/testing/simulated-outings";

import { expectNothingFound, expectNothingFoundInAnyGuise } from "../look/axe.ts";
import { expect, test } from "../setup/fixtures.ts";

const WITH_HOURS = 20;
const TRIPS = 80;

test(
  "a question is asked, read and closed by keyboard, beside what trips without hours say",
  { tag: "@nightly" },
  async ({ page, angler }) => {
    const { outings } = simulatedOutings(TRIPS);
    await insertOutings(
      await runningDatabase(process.env["CREEL_DATA_DIR"] ?? ""),
      angler.email,
      outings.map((outing, index) => Object.assign(outing, { isUsable: index < WITH_HOURS })),
    );
    await page.goto("/catches/insights");
    const question = page.getByRole("region", { name: "My question" });
    await question.getByRole("button", { name: "Ask a question" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Ask a question" });
    await dialog.getByRole("button", { name: "About" }).press("Enter");
    await page.getByRole("option", { name: "Pressure" }).press("Enter");
    await dialog.getByRole("button", { name: "Which part" }).press("Enter");
    await page.getByRole("option", { name: "Falling" }).press("Enter");
    await expectNothingFound(page, "a question that is asked");
    await dialog.getByRole("button", { name: "Ask it" }).press("Enter");
    await expect(question).toContainText("Is falling pressure better for you?");
    await expect(question).toContainText("0 of 15 trips");

    const between = page.getByRole("region", { name: "Between your first and last fish" });
    await between.getByRole("button", { name: "Numbers" }).first().press("Enter");
    const going = page.getByRole("region", { name: "Days you caught fish" });
    await going.getByRole("button", { name: "Numbers" }).first().press("Enter");
    await expect(page.getByRole("table")).toHaveCount(2);
    await expect(page.getByText("Working it out")).toHaveCount(0);
    await expectNothingFoundInAnyGuise(page, "a question and trips without hours");

    await question.getByRole("button", { name: "Close the question" }).press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "Close it" }).press("Enter");
    await question.getByRole("button", { name: "Earlier questions: 1" }).press("Enter");
    await expect(question).toContainText("0 trips, 0 fish: too few to say.");
  },
);
