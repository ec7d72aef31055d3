import { getLocalTimeZone, today } from "@internationalized/date";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { makeLimitItem } from "../../catch-limits/data/limit-items.ts";
import { changeOutbox } from "../../outbox/outbox-store.ts";
import { anglerOf } from "../../session/angler-testing.ts";
import { setPhone } from "../../testing/layout.ts";
import { goOffline } from "../../testing/network.ts";
import { withoutAnswers } from "../../testing/outbox.ts";
import { OwnTrips } from "../../testing/own-trips.tsx";
import { setPosition } from "../../testing/position.ts";
import { show } from "../../testing/show.tsx";

/** A phone on the water without a network, with a limit for pike that is only on it, and a trip that runs. */
async function onTheWater(bag: number) {
  const user = anglerOf();
  const read_on = today(getLocalTimeZone()).toString();
  const fields = { id: "limit", species: "Pike", bag_day: bag, read_on };
  const limit = makeLimitItem({ userId: user.id, limitId: "limit" }, { kind: "create", fields });
  await changeOutbox(user.id, () => ({ put: [limit], removed: [] }));
  setPhone(true);
  goOffline();
  setPosition({ latitude: 47.83, longitude: -92.26 });
  const { person } = show(<OwnTrips />, { user, answers: withoutAnswers() });
  await person.click(await screen.findByRole("button", { name: /^Start a trip/ }));
  const banner = within(await screen.findByRole("region", { name: "Trip running" }));
  await person.click(banner.getByRole("button", { name: "Count one" }));
  const sheet = within(await screen.findByRole("dialog"));
  await person.click(await sheet.findByRole("button", { name: /^Pike/ }));
  await sheet.findByText("Pike counted, 1 now");
  return { person, banner, sheet };
}

test("the sheet of the trip has today's bag, with the fish that waits on the phone", async () => {
  const { person, sheet } = await onTheWater(3);
  await person.click(sheet.getByRole("button", { name: "Kept" }));
  const bag = within(await sheet.findByRole("region", { name: "Today’s bag" }));
  await waitFor(() => expect(bag.getByRole("listitem")).toHaveTextContent("Pikekept 1 of 32left"));
  expect(bag.getByText(/^You entered this today\. .*Creel does not know the law\.$/)).toBeVisible();
});

test("the question after one more has the bag beneath", async () => {
  const { person, banner, sheet } = await onTheWater(3);
  await person.click(sheet.getByRole("button", { name: "Kept" }));
  await sheet.findByText("Pike kept");
  await person.click(sheet.getByRole("button", { name: "Close" }));
  await person.click(await banner.findByRole("button", { name: "One more Pike" }));
  const question = within(await screen.findByRole("dialog", { name: "Pike, one more" }));
  expect(await question.findByText("Pike kept today: 1 of 3")).toBeVisible();
});

test("a bag that gets full is told once, and nothing is forbidden", async () => {
  const { person, sheet } = await onTheWater(1);
  await person.click(sheet.getByRole("button", { name: "Kept" }));
  expect(
    await sheet.findByText("Pike kept. 1 of 1 today: the bag is full, by your own limit."),
  ).toBeVisible();
  await person.click(sheet.getByRole("button", { name: /^Pike/ }));
  expect(await sheet.findByText("Pike counted, 2 now")).toBeVisible();
  await person.click(sheet.getByRole("button", { name: "Kept" }));
  expect(await sheet.findByText("Pike kept")).toBeVisible();
});
