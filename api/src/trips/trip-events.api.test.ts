import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";

import { setupApi } from "../testing/setup-api.ts";

async function setup() {
  const { as, given } = await setupApi();
  const ana = await given.user();
  const { id } = await given.loggedTrip(ana);
  const my = as(ana);
  const read = async () => (await my.get(`/trips/${id}`)).json().trip;
  const add = (event: object) => my.post(`/trips/${id}/events`, event);
  return { as, given, my, id, add, read };
}

const at = (time: string) => `2026-11-20T${time}:00.000Z`;

test("a lost fish is kept as it was noted", async () => {
  const { add, read } = await setup();
  const lost = {
    id: uuidv7(),
    at: at("13:00"),
    kind: "lost",
    quantity: 1,
    species: "Walleye",
    lure_type: "Jig",
    lure_id: null,
    variant_id: null,
    latitude: 47.8,
    longitude: -92.2,
    lines: null,
    trial: null,
    note: "At the boat",
  };

  const added = await add(lost);
  const again = await add({ ...lost, note: "Changed" });

  expect(added.statusCode, added.body).toBe(201);
  expect(again.statusCode).toBe(200);
  expect([added.json(), again.json()]).toEqual([{ event: lost }, { event: lost }]);
  expect(await read()).toMatchObject({ version: 1, events: [lost] });
});

test("a trip and its events can be named in capitals", async () => {
  const { my, id, add } = await setup();
  const { event } = (await add({ at: null, kind: "lost" })).json();
  const path = `/trips/${id.toUpperCase()}/events`;

  expect((await my.post(path, { id: event.id.toUpperCase(), at: null, kind: "lost" })).statusCode).toBe(200);
  const changed = await my.put(`${path}/${event.id.toUpperCase()}`, { at: null, kind: "strike" });
  expect(changed.json().event).toMatchObject({ id: event.id, kind: "strike" });
});

test("strikes, lost fish and follows are counted, however many were noted at once", async () => {
  const { add, read } = await setup();
  await add({ at: at("13:00"), kind: "strike" });
  await add({ at: null, kind: "strike", quantity: 3 });
  await add({ at: null, kind: "lost", quantity: 2 });
  await add({ at: at("14:00"), kind: "follow" });

  expect((await read()).counts).toMatchObject({ fish: 0, strikes: 4, lost: 2, follows: 1 });
});

test("pauses take their time off the hours, as they are added, changed, and deleted", async () => {
  const { add, read, my, id } = await setup();
  const { event } = (await add({ at: at("13:00"), kind: "pause" })).json();
  expect((await read()).hours).toMatchObject({ clock: 4.5, paused: 3.5, fished: 1 });

  await add({ at: at("13:30"), kind: "resume" });
  expect((await read()).hours).toMatchObject({ paused: 0.5, fished: 4 });

  await my.put(`/trips/${id}/events/${event.id}`, { at: at("13:15"), kind: "pause" });
  expect((await read()).hours).toMatchObject({ paused: 0.25, fished: 4.25 });

  expect((await my.delete(`/trips/${id}/events/${event.id}`)).statusCode).toBe(204);
  expect((await read()).hours).toMatchObject({ paused: 0, fished: 4.5 });
  expect((await my.delete(`/trips/${id}/events/${event.id}`)).statusCode).toBe(404);
});

test("an event of another trip cannot be reached by this one", async () => {
  const { add, my, given, as } = await setup();
  const { event } = (await add({ at: null, kind: "lost" })).json();
  const bo = await given.user();
  const mine = await given.loggedTrip(bo);
  const other = (await my.post("/trips", { started_at: at("18:00"), ended_at: at("19:00") })).json().trip;

  expect(
    (await my.put(`/trips/${other.id}/events/${event.id}`, { at: null, kind: "strike" })).statusCode,
  ).toBe(404);
  expect(
    (await my.post(`/trips/${other.id}/events`, { id: event.id, at: null, kind: "lost" })).statusCode,
  ).toBe(409);
  expect((await as(bo).delete(`/trips/${mine.id}/events/${event.id}`)).statusCode).toBe(404);
});

test("places of strikes, losts, follows and moves are places of the trip, also without a time; of its pauses none are", async () => {
  const { my, add } = await setup();
  const [start] = (await my.get("/trips/places")).json().places;
  const place = { latitude: 47.8, longitude: -92.2 };
  for (const kind of ["strike", "lost", "follow", "move", "pause"]) {
    await add({ at: at("13:00"), kind, ...place });
  }
  await add({ at: null, kind: "strike", latitude: 47.9, longitude: -92.3 });
  await add({ at: at("13:10"), kind: "strike" });

  const { places } = (await my.get("/trips/places")).json();
  const others = places.filter((each: object) => JSON.stringify(each) !== JSON.stringify(start));
  expect(others).toHaveLength(5);
  expect(others).toEqual([
    ...Array.from({ length: 4 }, () => expect.objectContaining(place)),
    expect.objectContaining({ latitude: 47.9 }),
  ]);
});
