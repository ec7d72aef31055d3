import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { anglerOf } from "../../session/angler-testing.ts";
import { hold, noAnswer } from "../../testing/network.ts";
import { show } from "../../testing/show.tsx";
import { TimeZoneChoice } from "./time-zone-choice.tsx";

const PUT = "PUT /auth/me";
const USER = anglerOf();

async function chooseNewYork(answer: () => unknown) {
  const shown = show(<TimeZoneChoice />, { user: USER, answers: { [PUT]: answer } });
  const { person } = shown;
  const zone = await screen.findByRole("combobox", { name: "Time zone" });
  await waitFor(() => expect(zone).toHaveValue("America/Chicago"));
  // Emptied, it would list all zones.
  await person.click(zone);
  await person.keyboard("{Control>}a{/Control}");
  await person.paste("new y");
  await person.click(await screen.findByRole("option", { name: "America/New York" }));
  return { ...shown, zone };
}

test("a time zone is found by its town, saved as it is chosen, and its clock is told", async () => {
  const { zone, network } = await chooseNewYork(() => ({ user: { ...USER, timeZone: "America/New_York" } }));
  await waitFor(() => expect(network.sent(PUT)).toEqual([{ timeZone: "America/New_York" }]));
  expect(zone).toHaveValue("America/New York");
  expect(zone).toHaveAccessibleDescription(/^It’s \d+:\d\d [AP]M there\./);
});

test("a time zone that is not taken goes back, and the page says why", async () => {
  const held = hold(noAnswer);
  const { zone } = await chooseNewYork(held.answer);
  await waitFor(() => expect(zone).toHaveValue("America/New York"));
  held.release();
  expect(await screen.findByText("Network error. Please check your connection.")).toBeVisible();
  await waitFor(() => expect(zone).toHaveValue("America/Chicago"));
});
