import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { listItems } from "../../outbox/outbox-store.ts";
import { anglerOf } from "../../session/angler-testing.ts";
import { type Answers, goOffline, noAnswer } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { show } from "../../testing/show.tsx";
import { answersOfWaters, waterOf } from "../../testing/waters.ts";
import { ReadingsFold } from "./readings-fold.tsx";

const LAKE = waterOf();
const IN_API = `/waters/${LAKE.id}`;
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

const OWN = { id: "0193a2c4-0000-7000-8000-00000000e001", at: "2025-10-18T11:42:00.000Z", level: null };
const READINGS = [
  { ...OWN, temperature: 51 },
  {
    ...OWN,
    id: "0193a2c4-0000-7000-8000-00000000e002",
    at: "2025-10-17T11:42:00.000Z",
    level: "high",
    temperature: null,
  },
];

const openFold = (user = anglerOf(), answers: Answers = {}) =>
  show(<ReadingsFold water={LAKE} />, {
    user,
    answers: { [`GET ${IN_API}/readings`]: { readings: READINGS }, ...answers },
  });

const rows = () =>
  within(screen.getByRole("group", { name: /^Your readings/ }))
    .queryAllByRole("listitem")
    .map(({ children: [at, value] }) => plain(`${at?.textContent} ${value?.textContent}`));

async function unfold({ person }: Pick<ReturnType<typeof show>, "person">) {
  await person.click(await screen.findByRole("button", { name: /^Your readings/ }));
  await waitFor(() => expect(rows()).toHaveLength(2));
}

test("the readings of a water are listed with date and value", async () => {
  await unfold(openFold());
  expect(rows()).toEqual(["Oct 18, 2025, 11:42 AM 51 °F", "Oct 17, 2025, 11:42 AM Level by eye: high"]);
});

test("a reading is deleted, and Undo stores it again", async () => {
  let stored: unknown[] = READINGS;
  const { person, network } = openPage(`/catches/waters/${LAKE.id}`, {
    answers: {
      ...answersOfWaters(LAKE),
      "GET /weather/tides": { tides: null },
      [`GET ${IN_API}/readings`]: () => ({ readings: stored }),
      [`DELETE ${IN_API}/readings/*`]: () => {
        stored = READINGS.slice(1);
        return new Response(null, { status: 204 });
      },
      [`POST ${IN_API}/readings`]: () => {
        stored = READINGS;
        return {};
      },
    },
  });
  await unfold({ person });
  await person.click(screen.getByRole("button", { name: /^Delete 51.°F, Oct 18/ }));
  await person.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(network.sent(`POST ${IN_API}/readings`)).toEqual([READINGS[0]]));
  await waitFor(() => expect(rows()).toHaveLength(2));
});

test("a reading deleted without a network is gone here, and Undo sends nothing", async () => {
  const user = anglerOf();
  const { person } = openFold(user, { [`DELETE ${IN_API}/readings/*`]: noAnswer });
  await unfold({ person });
  goOffline();
  await person.click(screen.getByRole("button", { name: /^Delete 51/ }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  await person.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(await listItems(user.id)).toEqual([]);
});
