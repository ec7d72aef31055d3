import type { Catch } from "@creel/domain/catches/catch";
import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";

import { nextToSend } from "../../outbox/item-type.ts";
import { asWaiting, planDiscard } from "../../outbox/outbox-item.ts";
import { catchOf } from "../editor/values/catch-testing.ts";
import { type CatchItem, type CatchWork, makeCatchItem } from "./catch-item.ts";
import { catchItems } from "./catch-items.ts";
import { planChosen, planNewCatch } from "./plan-answers.ts";
import { questionOf } from "./plan-answers.ts";

const CATCH_ID = "0199f2a0-0000-7000-8000-00000000000a";
const BASE = catchOf({ id: CATCH_ID, species: "Walleye", weight: 3 });
const STORED = { ...BASE, version: 2, weight: 5 };

function refused(work: CatchWork, status: number, stored: Catch | null = null): CatchItem {
  const item = makeCatchItem({ userId: "maren", catchId: CATCH_ID }, work);
  return {
    ...item,
    state: "asks",
    tries: 1,
    problem: { code: "refused", message: "", at: 0, status, stored },
  };
}

const change = (fields: object = { weight: 4 }) =>
  refused({ kind: "change", base: BASE, fields }, 412, STORED);
const photo = (photoId: string) =>
  refused({ kind: "photo", photoId, name: `${photoId}.jpg`, photoOrder: [photoId] }, 404);

test("what both changed is a conflict, what is not there is gone, and any other refusal is no question", () => {
  const deletedElsewhere = refused({ kind: "change", base: BASE, fields: {} }, 404);
  const invalid = refused({ kind: "change", base: BASE, fields: {} }, 400);
  const newOne = refused(
    { kind: "create", fields: { species: "Pike", date: "2026-07-01", latitude: 1, longitude: 2 } },
    404,
  );

  expect(questionOf(change())).toMatchObject({ kind: "conflict", stored: STORED });
  expect([deletedElsewhere, photo("a")].map(questionOf)).toEqual([{ kind: "gone" }, { kind: "gone" }]);
  expect([invalid, newOne, asWaiting(change())].map(questionOf)).toEqual([null, null, null]);
});

test("what was chosen waits again, over the version that it was compared with", () => {
  const item = change();

  const { put, removed } = planChosen([item], item.id, { base: STORED, fields: { weight: 4 } });

  expect(put).toMatchObject([
    {
      id: item.id,
      state: "waiting",
      problem: null,
      work: { kind: "change", base: STORED, fields: { weight: 4 } },
    },
  ]);
  expect(removed).toEqual([]);
});

test("who takes all of the other version drops the change, but not what it did to photos", () => {
  const plain = change();
  const withPhotos = change({ weight: 4, removedPhotoIds: ["a"], photoOrder: ["b"] });

  expect(planChosen([plain], plain.id, { base: STORED, fields: null })).toEqual({
    put: [],
    removed: [plain],
  });
  expect(planChosen([withPhotos], withPhotos.id, { base: STORED, fields: null }).put).toMatchObject([
    { work: { base: STORED, fields: { removedPhotoIds: ["a"], photoOrder: ["b"] } } },
  ]);
});

test("an answer that comes after another one changes nothing", () => {
  const item = asWaiting(change());

  expect(planChosen([item], item.id, { base: STORED, fields: {} })).toEqual({ put: [], removed: [] });
  expect(planChosen([], item.id, { base: STORED, fields: {} })).toEqual({ put: [], removed: [] });
});

test("a catch that is kept as a new one is created before its photos are sent, which keep their files", () => {
  const items = [photo("a"), refused({ kind: "change", base: BASE, fields: { weight: 4 } }, 404), photo("b")];
  const fields = {
    id: uuidv7(),
    species: "Walleye",
    date: "2026-07-01",
    latitude: 1,
    longitude: 2,
    weight: 4,
  };

  const { put, removed } = planNewCatch(items, CATCH_ID, fields);

  expect(removed).toEqual([items[1]]);
  expect(
    put.every(({ subjectId, state, tries }) => subjectId === fields.id && state === "waiting" && tries === 0),
  ).toBe(true);
  expect(put.map(({ work }) => work.kind)).toEqual(["create", "photo", "photo"]);
  expect(nextToSend(put, { types: [catchItems], now: Date.now() })?.work).toEqual({ kind: "create", fields });
  const [create, ...photos] = put;
  expect(
    nextToSend(create ? [{ ...create, state: "asks" }, ...photos] : [], {
      types: [catchItems],
      now: Date.now(),
    }),
  ).toBeNull();
});

test("what is let go is dropped with everything of it, and nothing of others", () => {
  const other = makeCatchItem({ userId: "maren", catchId: "other" }, { kind: "delete" });
  const items = [change(), photo("a"), other];

  expect(planDiscard(items, CATCH_ID)).toEqual({ put: [], removed: items.slice(0, 2) });
});
