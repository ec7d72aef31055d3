import { array, assert, constantFrom, double, property } from "fast-check";
import { expect, test } from "vitest";

import { ownFieldTarget } from "../columns/column-targets.ts";
import type { OwnField } from "../custom-fields/own-field.ts";
import { CONTEXT, stage, tableOf } from "../import-examples.ts";
import type { Choices } from "../plan/choices.ts";
import { fieldsOf, rowsFor } from "../rows/row-examples.ts";

const LINE = "2026-06-01|Pike|47.84|-92.27";
const HEADERS = "Date|Species|Latitude|Longitude";

function ownField(values: Partial<OwnField> & Pick<OwnField, "kind">): OwnField {
  return {
    id: "own",
    subject: "catch",
    name: "Mood",
    unit: null,
    choices: [],
    is_removed: false,
    ...values,
  };
}

interface Column {
  header: string;
  cells: readonly string[];
  fields?: readonly OwnField[];
  choices?: Choices;
  /** The cells before these in the line. */
  line?: string;
}

/** Reads a fifth column, beside everything that a catch must have. */
function read({ header, cells, fields = [], choices = {}, line = LINE }: Column) {
  const table = tableOf([`${HEADERS}|${header}`, ...cells.map((cell) => `${line}|${cell}`)]);
  const { plan, catches } = stage(table, choices, { ...CONTEXT, fields });
  return {
    target: plan.columns[4]?.target,
    field: plan.fields[0],
    values: catches.map(({ custom }) => custom?.[4]),
    notes: catches.map((staged) => staged.fields.notes),
    problems: catches.flatMap(({ problems }) => problems.map(({ severity, code }) => `${severity} ${code}`)),
    rows: rowsFor({ catches, fields: plan.fields }),
  };
}

const asNew = { columns: { 4: "new_field" } } as const;

test("a column with the name of an own field goes into it, and what does not fit goes to the notes", () => {
  const fields = [ownField({ kind: "choice", choices: ["Good", "Bad"] })];
  const { target, values, notes, problems, rows } = read({
    header: "mood",
    cells: [...Array.from({ length: 9 }, () => "GOOD"), "so-so"],
    fields,
  });

  expect(target).toMatchObject({
    value: ownFieldTarget("own"),
    evidence: { code: "own_field", name: "Mood" },
  });
  expect(values.slice(-2)).toEqual(["Good", undefined]);
  expect(notes.slice(-2)).toEqual([undefined, "mood: so-so"]);
  expect(problems).toEqual(["warning unreadable"]);
  expect(fieldsOf(rows, "custom_field")).toEqual([]);
  expect(fieldsOf(rows, "catch").slice(-2)).toMatchObject([
    { custom: { own: "Good" } },
    { notes: "mood: so-so" },
  ]);
});

test("a column that does not fit its own field, or whose field was removed, stays in the notes", () => {
  const cells = ["fine", "late"];
  expect(read({ header: "Mood", cells, fields: [ownField({ kind: "number" })] }).target?.value).toBe("noted");
  const removed = ownField({ kind: "text", is_removed: true });
  expect(read({ header: "Mood", cells, fields: [removed] }).target?.value).toBe("noted");
});

test("what is neither an own field nor known stays in the notes until the angler says otherwise", () => {
  const cells = ["a", "b"];
  expect(read({ header: "Weed", cells }).target?.value).toBe("noted");
  expect(read({ header: "Weed", cells, choices: asNew }).field).toMatchObject({ id: null, name: "Weed" });
});

test.each([
  ["Girth (cm)", ["38,5", "41"], { kind: "number", name: "Girth", unit: "cm" }, [38.5, 41]],
  ["Line", ["12 lb", "8 lb"], { kind: "number", unit: "lb" }, [12, 8]],
  ["Alone", ["ja", "Nein"], { kind: "yes_no" }, [true, false]],
  [
    "Weed",
    ["much", "none", "much", "None"],
    { kind: "choice", choices: ["much", "none"] },
    ["much", "none", "much", "none"],
  ],
  ["With", ["Nils", "Dad"], { kind: "text" }, ["Nils", "Dad"]],
  ["Rope", ["12 lb", "4 kg"], { kind: "text" }, ["12 lb", "4 kg"]],
])("the kind of a new own field is read from its cells: %s", (header, cells, field, values) => {
  const made = read({ header, cells, choices: asNew });

  expect(made.field).toMatchObject(field);
  expect(made.values).toEqual(values);
  expect(fieldsOf(made.rows, "custom_field")).toMatchObject([{ id: "field:4", ...field }]);
  expect(fieldsOf(made.rows, "catch")[0]).toMatchObject({ custom: { "field:4": values[0] } });
});

test("the angler can say another kind; what does not fit it then is said", () => {
  const choices = { ...asNew, fieldKinds: { 4: "number" } } as const;

  const { field, values, notes, problems } = read({ header: "Weed", cells: ["2", "much"], choices });

  expect(field).toMatchObject({ kind: "number", guess: { evidence: { code: "chosen" } } });
  expect(values).toEqual([2, undefined]);
  expect(notes).toEqual([undefined, "Weed: much"]);
  expect(problems).toEqual(["warning unreadable"]);
});

const FATE = ownField({ kind: "choice", name: "Kept or released", choices: ["Released", "Kept"] });

test.each([
  ["Kept", ["yes", "no"], FATE, ["Kept", "Released"]],
  ["Catch and Release", ["yes", "no"], FATE, ["Released", "Kept"]],
  ["Status", ["zurückgesetzt", "mitgenommen"], FATE, ["Released", "Kept"]],
  ["Kept", ["1", "0"], ownField({ kind: "yes_no", name: "Released" }), [false, true]],
  ["Umfang (cm)", ["38.1", "50.8"], ownField({ kind: "number", name: "Girth", unit: "in" }), [15, 20]],
  ["Anzahl", ["3", "1"], ownField({ kind: "number", name: "Quantity" }), [3, 1]],
])(
  "what became of a fish, its girth and how many there were are known by other words: %s",
  (header, cells, field, values) => {
    const made = read({ header, cells, fields: [field] });

    expect(made.target?.value).toBe(ownFieldTarget("own"));
    expect(made.values).toEqual(values);
    expect(made.problems).toEqual([]);
  },
);

test("a field for the girth is made where the log has none, while there is room for one", () => {
  const column = { header: "Girth", cells: ["38", "41"] };
  const twelve = Array.from({ length: 12 }, (_, index) =>
    ownField({ kind: "text", id: String(index), name: `Field ${index}`, is_removed: index === 0 }),
  );

  expect(read(column).field).toMatchObject({ id: null, kind: "number", name: "Girth" });
  expect(read({ ...column, fields: twelve }).target?.value).toBe("noted");
  expect(read({ ...column, fields: twelve, choices: asNew }).target?.value).toBe("noted");
});

test("a field of trips takes no column of catches, and yet is one of the twelve", () => {
  const column = { header: "Mood", cells: ["calm", "wild"] };
  const field = ownField({ kind: "text", subject: "trip" });
  const twelve = Array.from({ length: 12 }, (_, index) => ({ ...field, id: String(index) }));

  expect(read({ ...column, fields: [field] }).target?.value).toBe("noted");
  expect(read({ ...column, fields: twelve, choices: asNew }).target?.value).toBe("noted");
});

test("a number in another unit than the field's is converted or stays in the notes, and never taken as it stands", () => {
  const field = ownField({ kind: "number", name: "Wind", unit: "kn" });
  const choices = { columns: { 4: ownFieldTarget("own") } };

  const { values, notes } = read({
    header: "Gusts",
    cells: ["12 kn", "7 Bft", "9"],
    fields: [field],
    choices,
  });

  expect(values).toEqual([12, undefined, 9]);
  expect(notes).toEqual([undefined, "Gusts: 7 Bft", undefined]);
});

test("a comma that can be read in two ways is asked about in own fields, too", () => {
  const line = "2026-06-01|Pike||";

  const { rows, problems } = read({ header: "Cast", cells: ["1,234", "2,000"], choices: asNew, line });

  expect(problems.filter((problem) => problem === "question not_decided")).toHaveLength(2);
  expect(rows.left.undecided).toBe(2);
});

test("of several fish of a line, the number is of the first", () => {
  const table = tableOf([`${HEADERS}|How many|Girth|Kept`, `${LINE}|2|38|yes`]);
  const choices = { columns: { 4: "quantity", 5: "new_field", 6: "new_field" }, quantity: "each" } as const;

  const { catches } = stage(table, choices);

  expect(catches.map(({ custom }) => custom)).toEqual([{ 5: 38, 6: true }, { 6: true }]);
});

test("any number comes back the same from a new own field, whatever is before its fraction, or is asked about", () => {
  const numbers = array(double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 8 });
  assert(
    property(numbers, constantFrom(".", ","), constantFrom("", " cm", "cm"), (values, decimal, unit) => {
      const rounded = values.map((value) => Math.round(value * 1000) / 1000);
      const cells = rounded.map((value) => `${String(value).replace(".", decimal)}${unit}`);
      const line = `2026-06-01|Pike|47${decimal}84|-92${decimal}27`;
      const made = read({ header: "Girth", cells, choices: asNew, line });
      const isAsked = made.problems.includes("question not_decided");
      expect(isAsked || made.values.every((value, index) => value === rounded[index])).toBe(true);
    }),
  );
});
