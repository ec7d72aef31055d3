import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { photoOf } from "../../../testing/form-photos.ts";
import { type CatchValues, newCatchValues } from "../values/catch-values.ts";
import { DraftKeeper } from "./draft-keeper.ts";
import type { Draft } from "./store/draft.ts";

const BLANK = newCatchValues(null);
const PLACE = { latitude: 47.83, longitude: -92.26 };

/** A form for a new catch, and what is kept of it. */
function openForm(continued?: CatchValues) {
  const kept = new Map<string, Draft>();
  const writes: { notes: string; withPhotos: boolean }[] = [];
  const disk = { isFull: false, hasRoomForPhotos: true };
  const keeper = new DraftKeeper({
    draft: { id: "1", userId: "ana", keptAt: 0, base: null, values: continued ?? BLANK },
    saved: continued ? null : BLANK,
    drafts: {
      put: async (draft, withPhotos) => {
        const isFull = disk.isFull || (withPhotos && !disk.hasRoomForPhotos);
        if (isFull) throw new DOMException("The disk is full", "QuotaExceededError");
        writes.push({ notes: draft.values.notes, withPhotos });
        kept.set(draft.id, draft);
      },
      remove: async (id) => void kept.delete(id),
    },
  });
  const type = (values: Partial<CatchValues>) => keeper.change({ ...keeper.draft.values, ...values });
  return { keeper, kept, writes, disk, type };
}

const aMoment = () => vi.advanceTimersByTimeAsync(300);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a form that is only opened leaves no draft", async () => {
  const { keeper, kept } = openForm();

  keeper.change({ ...BLANK });
  await keeper.flush();

  expect(kept.size).toBe(0);
  expect(keeper.state).toEqual({ isChanged: false, isStored: false, hasFailed: false, lacksPhotos: false });
});

test("what is typed is kept a moment later, also while the typing goes on", async () => {
  const { keeper, writes, type } = openForm();

  for (const notes of ["D", "De", "Dea", "Dead"]) {
    type({ notes });
    await vi.advanceTimersByTimeAsync(100);
  }

  expect(writes).toEqual([{ notes: "Dea", withPhotos: false }]);
  expect(keeper.isPending).toBe(true);
  await aMoment();
  expect(writes.at(-1)?.notes).toBe("Dead");
  expect(keeper.isPending).toBe(false);
  expect(keeper.state).toEqual({ isChanged: true, isStored: true, hasFailed: false, lacksPhotos: false });
});

test("what is taken back leaves no draft", async () => {
  const { keeper, kept, type } = openForm();
  type({ notes: "Dead slow" });
  await aMoment();

  type({ notes: "" });
  await aMoment();

  expect(kept.size).toBe(0);
  expect(keeper.state).toEqual({ isChanged: false, isStored: false, hasFailed: false, lacksPhotos: false });
});

test("a place that the device filled in is nothing to keep by itself, and goes with what is typed", async () => {
  const { keeper, kept, type } = openForm();

  keeper.settle({ coordinates: PLACE });
  await aMoment();
  expect(kept.size).toBe(0);
  expect(keeper.state.isChanged).toBe(false);

  type({ species: "Pike" });
  await aMoment();
  expect(kept.get("1")?.values).toMatchObject({ species: "Pike", coordinates: PLACE });
});

test("photos are kept as they are, and written again only when they are others", async () => {
  const { kept, writes, type } = openForm();
  const photo = photoOf({ id: "1", file: new Blob(["perch"]) });

  type({ photos: [photo] });
  await aMoment();
  // The form hands on a copy each time something is typed.
  type({ notes: "Dead slow", photos: [{ ...photo }] });
  await aMoment();
  type({ photos: [{ ...photo, isRemoved: true }] });
  await aMoment();

  expect(writes.map(({ withPhotos }) => withPhotos)).toEqual([true, false, true]);
  expect(kept.get("1")?.values.photos).toMatchObject([{ file: photo.file, isRemoved: true }]);
});

test("what cannot be kept is said, tried again, and the form goes on", async () => {
  const { keeper, kept, disk, type } = openForm();
  disk.isFull = true;
  type({ notes: "Dead slow" });
  await aMoment();
  expect(keeper.state).toEqual({ isChanged: true, isStored: false, hasFailed: true, lacksPhotos: false });
  expect(keeper.isPending).toBe(true);

  disk.isFull = false;
  type({ notes: "Dead slow." });
  await aMoment();

  expect(kept.get("1")?.values.notes).toBe("Dead slow.");
  expect(keeper.state).toEqual({ isChanged: true, isStored: true, hasFailed: false, lacksPhotos: false });
});

test("where there is no room for photos the words are kept, which is said, and the photos are tried again", async () => {
  const { keeper, kept, writes, disk, type } = openForm();
  disk.hasRoomForPhotos = false;
  type({ notes: "Dead slow", photos: [photoOf({ id: "1" })] });
  await aMoment();
  expect(kept.get("1")?.values.notes).toBe("Dead slow");
  expect(keeper.state).toEqual({ isChanged: true, isStored: true, hasFailed: false, lacksPhotos: true });
  expect(keeper.isPending).toBe(true);

  disk.hasRoomForPhotos = true;
  type({ notes: "Dead slow." });
  await aMoment();

  expect(writes.at(-1)).toEqual({ notes: "Dead slow.", withPhotos: true });
  expect(keeper.state.lacksPhotos).toBe(false);
  expect(keeper.isPending).toBe(false);
});

test("what is saved or thrown away is kept no more, even when a word was about to be", async () => {
  const { keeper, kept, type } = openForm();
  type({ notes: "Dead slow" });
  await aMoment();
  type({ notes: "Dead slow." });
  void keeper.flush();

  await keeper.end();
  type({ notes: "Too late" });
  await aMoment();

  expect(kept.size).toBe(0);
  expect(keeper.state).toMatchObject({ isChanged: false, isStored: false });
});

test("a draft that is continued is unsaved from the start", () => {
  expect(openForm({ ...BLANK, species: "Pike" }).keeper.state).toMatchObject({
    isChanged: true,
    isStored: true,
  });
});

test("a draft that was only opened to be continued is left as it was without a question, one that was touched is not", async () => {
  const { keeper, type } = openForm({ ...BLANK, species: "Pike" });
  expect(keeper.isUndecided).toBe(false);
  keeper.settle({ wind_speed: 8 });
  await aMoment();
  expect(keeper.isUndecided).toBe(false);

  type({ notes: "Dead slow" });

  expect(keeper.isUndecided).toBe(true);
});

test("what the form fills in reaches its fields one after the other, and that is no touch", () => {
  const { keeper } = openForm({ ...BLANK, notes: "Dead slow" });
  const opened = keeper.draft.values;

  keeper.settle({ wind_speed: 8, wind_direction: "SW" });
  keeper.change({ ...opened, wind_speed: 8 });
  keeper.change({ ...opened, wind_speed: 8, wind_direction: "SW" });

  expect(keeper.isUndecided).toBe(false);
});

test("where nothing may be kept, what is typed is pending until it is saved or thrown away", async () => {
  const draft: Draft = { id: "1", userId: "ana", keptAt: 0, base: null, values: BLANK };
  const keeper = new DraftKeeper({ draft, saved: BLANK, drafts: null });

  keeper.change({ ...BLANK, notes: "Dead slow" });
  await aMoment();

  expect(keeper.state).toEqual({ isChanged: true, isStored: false, hasFailed: false, lacksPhotos: false });
  expect(keeper.isKeeping).toBe(false);
  expect(keeper.isPending).toBe(true);
  expect(keeper.isUndecided).toBe(true);
  await keeper.end();
  expect(keeper.isPending).toBe(false);
});
