import { catchChangesSchema, newCatchSchema } from "@creel/domain/catches/new-catch";
import { withoutAliases } from "@creel/domain/details/aliases";
import { examplesOf } from "@creel/domain/details/detail-examples";
import { DETAIL_NAMES, type DetailName, emptyDetail } from "@creel/domain/details/details";
import { expect, test } from "vitest";

import { makeUnits } from "../../../units/make-units.ts";
import { detailTitle } from "../../labels/detail-labels.ts";
import { type Draft, readDraft, writeDraft } from "../draft/store/draft.ts";
import { isSameValues } from "../draft/store/stored-values.ts";
import { findConflicts, mergeCatch } from "./catch-differences.ts";
import { prepareChangedCatch, prepareNewCatch } from "./catch-payload.ts";
import { catchOf } from "./catch-testing.ts";
import { newCatchValues, valuesOf } from "./catch-values.ts";
import { DETAILS_OF_FORM } from "./detail-sections.ts";

const ID = "0199f2a0-0000-7000-8000-000000000001";
const PLACE = { latitude: 47.831174, longitude: -92.264829 };

/** A catch of which one detail is noted: what the form holds of it, and what is stored. */
function noted(name: DetailName, value: number | string | null) {
  const stored = catchOf({ ...PLACE, [name]: value });
  return { stored, values: valuesOf(stored) };
}

const nothing = valuesOf(catchOf(PLACE));

test.each(DETAIL_NAMES)("%s is empty in a new form, and has a place in it", (name) => {
  expect(newCatchValues(PLACE)[name]).toBe(nothing[name]);
  expect(DETAILS_OF_FORM).toContain(name);
});

test.each(DETAIL_NAMES)("what is typed for %s is sent, for a new catch and for a change", (name) => {
  const [value] = examplesOf(name);
  const { stored, values } = noted(name, value);

  const added = newCatchSchema.parse(
    withoutAliases(prepareNewCatch({ id: ID, values, mayAutofillLater: true }).work.fields),
  );
  const changed = catchChangesSchema.parse(withoutAliases(prepareChangedCatch(stored, values).work.fields));

  expect(added[name]).toBe(value);
  expect(changed[name]).toBe(value);
});

test.each(DETAIL_NAMES)("%s that was emptied is cleared", (name) => {
  const { stored } = noted(name, examplesOf(name)[0]);

  expect(prepareChangedCatch(stored, nothing).work.fields[name]).toBe(emptyDetail(name));
});

test.each(DETAIL_NAMES)("%s is kept in a draft, with the catch that it was changed from", (name) => {
  const [before, typed] = examplesOf(name);
  const { stored: base } = noted(name, before);
  const { values } = noted(name, typed);
  const draft: Draft = { id: ID, userId: "ana", keptAt: 0, base, values };

  const stored = readDraft(structuredClone(writeDraft(draft)), []);

  expect(stored).toEqual(draft);
  expect(isSameValues(values, valuesOf(base))).toBe(false);
});

test.each(DETAIL_NAMES)("a draft of before there was %s has nothing noted for it", (name) => {
  const draft: Draft = { id: ID, userId: "ana", keptAt: 0, base: catchOf(PLACE), values: nothing };
  const { [name]: _later, ...values } = writeDraft(draft).values;
  const { [name]: _too, ...base } = catchOf(PLACE);

  expect(readDraft({ ...writeDraft(draft), base, values }, [])).toEqual(draft);
});

test.each(DETAIL_NAMES)("%s is asked about in a conflict, and the form's is kept if it is chosen", (name) => {
  const [opened, mine, theirs] = [nothing, ...examplesOf(name).map((value) => noted(name, value).values)];
  if (!mine || !theirs) throw new Error("There are two examples");

  const conflicts = findConflicts({ opened, mine, theirs }, makeUnits("imperial", false));

  expect(conflicts.map(({ part }) => part)).toEqual([name]);
  expect(mergeCatch({ opened, mine, theirs }, new Set())).toEqual(mine);
  expect(mergeCatch({ opened, mine, theirs }, new Set([name]))).toEqual(theirs);
});

const LABELS_OF_THE_BEGINNING = [
  "Weight",
  "Length",
  "Lure",
  "Depth",
  "Water temperature",
  "Weather",
  "Air temperature",
  "Wind speed",
  "Wind direction",
  "Pressure",
  "Pressure trend",
  "Lunar phase",
  "Notes",
];

test("a conflict asks in the order of the form", () => {
  const [mine = nothing, theirs = nothing] = [0, 1].map((index) => {
    const all = Object.fromEntries(DETAIL_NAMES.map((name) => [name, examplesOf(name)[index]]));
    return valuesOf(catchOf({ ...PLACE, ...all }));
  });

  const asked = findConflicts({ opened: nothing, mine, theirs }, makeUnits("imperial", false));

  const labels = asked.map(({ label }) => label);
  expect(labels).toEqual(DETAILS_OF_FORM.map(detailTitle));
  expect(labels.filter((label) => LABELS_OF_THE_BEGINNING.includes(label))).toEqual(LABELS_OF_THE_BEGINNING);
});

test("a choice that only a newer server knows is left as it is", () => {
  const { stored, values } = noted("weather_conditions", "Snow");

  expect(prepareChangedCatch(stored, values).work.fields.weather_conditions).toBeUndefined();
});
