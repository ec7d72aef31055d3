import { simulatedCounts } from "@creel/testing/simulated-counts";
import { simulatedOutings } from "@creel/testing/simulated-outings";

import { dialog, opens, press, shows, type, unfold } from "../actions.ts";
import { answerJson } from "../answer-json.ts";
import { answerTrips } from "../answer-trips.ts";
import { TRIP_ID } from "../sample-trips.ts";
import { inOrder, scenesFrom, type Stage } from "../scene.ts";
import { answer, answerAtNow, BROKEN } from "../troubles.ts";
import { openForm } from "./form.ts";

function idOf(number: number): string {
  return `01a1fcb5-ef56-71cd-bcfc-e62d85978b0${number}`;
}

const NOTHING = {
  version: 1,
  kind: "text",
  unit: null,
  choices: [],
  is_removed: false,
  subject: "catch",
  uses: 0,
};
const SINCE = { created_at: "2026-11-20T12:00:00.000Z", updated_at: "2026-11-20T12:00:00.000Z" };
const LONG = "Everything that seemed worth remembering";

const FIELDS = [
  { id: idOf(1), name: "Companion", kind: "choice", choices: ["Nils", "Dad", "Alone"], uses: 61 },
  { id: idOf(2), name: "Fly hatch", uses: 9 },
  { id: idOf(3), name: "Line out", kind: "number", unit: "ft", uses: 14 },
  { id: idOf(4), name: "Kept the fish", kind: "yes_no", uses: 1 },
  { id: idOf(5), name: LONG },
  {
    id: idOf(7),
    subject: "trip",
    name: "Boat ramp",
    kind: "choice",
    choices: ["Black Duck", "McKinley"],
    uses: 12,
  },
  { id: idOf(8), subject: "trip", name: "Lock open", kind: "yes_no" },
  { id: idOf(6), name: "Boat", kind: "choice", choices: ["Lund"], is_removed: true, uses: 3 },
].map((field) => Object.assign({}, NOTHING, SINCE, field));

const some = answer("custom-fields", { status: 200, json: { fields: FIELDS } });
const openOwnFields = unfold("Custom fields");
const PAGE = { who: "angler", path: "/custom-fields", before: some } as const;

/** Custom fields in the profile, with their dialogs, and in the form of a catch. */
export const OWN_FIELD_SCENES = [
  ...scenesFrom(PAGE, {
    "own-fields": shows("Fly hatch"),
    "own-fields-none": {
      before: answer("custom-fields", { status: 200, json: { fields: [] } }),
      prepare: shows("Girth"),
    },
    "own-fields-failed": {
      before: answer("custom-fields", BROKEN),
      prepare: shows("Your custom fields could not be loaded."),
    },
  }),
  ...scenesFrom(
    { ...PAGE, isWindow: true },
    {
      "own-fields-new": inOrder(press("Add a field"), dialog("Add a field"), type(/^Name$/, "Boat")),
      "own-fields-edit": inOrder(press("Edit Companion"), dialog("Edit Companion")),
      "own-fields-delete": inOrder(press("Delete for good Boat"), dialog(/^Delete Boat/)),
    },
  ),
  ...scenesFrom(
    {
      who: "angler",
      path: "/map?lat=47.3&lng=-88.9&zoom=8",
      isTall: true,
      before: inOrder(answerAtNow, some),
    },
    {
      "form-own-fields": inOrder(
        openForm,
        shows("Custom fields"),
        openOwnFields,
        opens("textbox", "Fly hatch"),
      ),
      "form-how-many": inOrder(
        openForm,
        press(/^Increase How many/),
        press(/^Increase How many/),
        shows("Weight and length are those of the best fish."),
      ),
    },
  ),
  ...scenesFrom(
    { who: "angler", path: "/catches", isTall: true, before: inOrder(some, noteOnCatches) },
    { "catch-own-fields": inOrder(press("Musky"), dialog(), shows("Companion")) },
  ),
  ...scenesFrom(
    { who: "tripper", path: `/catches/trips/${TRIP_ID}`, before: inOrder(some, noteOnTrip) },
    {
      "trip-own-fields": shows("Boat ramp"),
      "trip-own-fields-edit": {
        isTall: true,
        prepare: inOrder(press("Edit"), press(/^Custom fields/), opens("button", /^McKinley$/)),
      },
    },
  ),
  ...scenesFrom(
    { who: "angler", path: `/catches?custom=${idOf(1)}:Nils&custom=${idOf(3)}:40..`, before: some },
    {
      "own-fields-filters": {
        isTall: true,
        prepare: inOrder(press(/^All filters/), dialog("Filters"), shows("Fly hatch: any")),
        hidden: [],
      },
    },
  ),
  ...scenesFrom(
    { who: "tripper", path: "/catches/insights", before: inOrder(answerTrips(14), some, countOwnFields) },
    { "insights-own-fields": inOrder(press(/^Counts/), shows("Kept the fish")) },
  ),
];

async function noteOnCatches({ context }: Stage): Promise<void> {
  const custom = {
    [idOf(1)]: "Nils",
    [idOf(2)]: "Blue-winged olives all evening long, and nobody else on the water for miles around",
    [idOf(3)]: 120.5,
    [idOf(4)]: false,
    [idOf(5)]: "Fog",
  };
  await context.route("**/api/catches?*", async (route) => {
    const response = await route.fetch();
    const list: { catches: object[] } = await response.json();
    const catches = list.catches.map((caught) => ({ ...caught, custom }));
    await route.fulfill({ response, json: { ...list, catches } });
  });
}

async function noteOnTrip({ context }: Stage): Promise<void> {
  await context.route(`**/api/trips/${TRIP_ID}`, async (route) => {
    const response = await route.fetch();
    const { trip } = await response.json();
    const custom = { [idOf(7)]: "McKinley", [idOf(8)]: true };
    await route.fulfill({ response, json: { trip: { ...trip, custom } } });
  });
}

async function countOwnFields({ context }: Stage): Promise<void> {
  const counts = simulatedCounts(simulatedOutings(14));
  const places = counts.catches.day.map((_day, place) => place);
  const half = places.filter((place) => place % 2 === 0);
  const custom = [
    { id: idOf(1), catches: places, values: places.map((place) => (place % 3 === 0 ? "Nils" : "Dad")) },
    { id: idOf(3), catches: half, values: half.map((place) => 40 + (place % 7) * 5) },
    { id: idOf(4), catches: half, values: half.map((place) => place % 4 === 0) },
  ];
  const trips = counts.trips.day.map((_day, place) => place);
  const customOfTrips = [
    {
      id: idOf(7),
      trips,
      values: trips.map((place) => (place % 3 === 0 ? "McKinley" : "Head of the Lakes")),
    },
    { id: idOf(8), trips, values: trips.map((place) => place % 4 !== 0) },
  ];
  await context.route("**/api/insights/counts", (route) =>
    answerJson(route, { ...counts, custom, custom_of_trips: customOfTrips }),
  );
}
