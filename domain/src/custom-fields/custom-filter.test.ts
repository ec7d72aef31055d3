import * as fc from "fast-check";
import { expect, test } from "vitest";

import type { CustomValue } from "./custom-field.ts";
import { customFilter, customFilterSchema, matchesCustom, readCustomFilters } from "./custom-filter.ts";

const ID = "01a1fcb5-ef56-71cd-bcfc-e62d85978b01";
const OTHER = "01a1fcb5-ef56-71cd-bcfc-e62d85978b02";

test.each<[CustomValue, string[], boolean]>([
  ["Nils", ["Nils"].map((name) => customFilter.is(ID, name)), true],
  ["Nils & Dad", ["Nils"].map((name) => customFilter.is(ID, name)), false],
  ["Dad", ["Nils", "Dad"].map((name) => customFilter.is(ID, name)), true],
  ["5..10", [customFilter.is(ID, "5..10")], true],
  [false, [customFilter.is(ID, false)], true],
  [true, [customFilter.is(ID, false)], false],
  [60, [customFilter.between(ID, 60, 70)], true],
  [60, [customFilter.between(ID, null, 59.5)], false],
  [-3, [customFilter.between(ID, -5, null)], true],
  [60, [customFilter.is(ID, "60")], false],
  ["Mayfly, small", [customFilter.has(ID, "MÁY")], true],
  ["Caddis", [customFilter.has(ID, "may")], false],
])("%j meets %j: %j", (value, filters, isMet) => {
  expect(filters.every((filter) => customFilterSchema.safeParse(filter).success)).toBe(true);
  expect(matchesCustom({ [ID]: value }, filters)).toBe(isMet);
});

test("each field that is asked for must be met, and what says nothing meets no filter", () => {
  const filters = [customFilter.is(ID, "Nils"), customFilter.between(OTHER, 1, null)];
  expect(matchesCustom({ [ID]: "Nils", [OTHER]: 2 }, filters)).toBe(true);
  expect(matchesCustom({ [ID]: "Nils" }, filters)).toBe(false);
  expect(matchesCustom({}, [customFilter.is(ID, false)])).toBe(false);
});

test.each(["Nils", ID, `${ID}:`, `${ID}=Nils`, `${ID}:\u0000`])("%j is no filter", (text) => {
  expect(customFilterSchema.safeParse(text).success).toBe(false);
});

test("what is chosen comes back from the address", () => {
  const end = fc.option(fc.integer({ min: -1e9, max: 1e9 }).map((tenths) => tenths / 10));
  fc.assert(
    fc.property(end, end, fc.string({ minLength: 1, maxLength: 20 }), (least, greatest, text) => {
      const [range] = readCustomFilters([customFilter.between(ID, least, greatest)]).get(ID) ?? [];
      expect(range).toMatchObject({ kind: "between", least: least ?? null, greatest: greatest ?? null });
      const [has] = readCustomFilters([customFilter.has(ID, text)]).get(ID) ?? [];
      expect(has).toEqual({ id: ID, kind: "has", letters: text });
      expect(matchesCustom({ [ID]: text }, [customFilter.is(ID, text), customFilter.has(OTHER, text)])).toBe(
        false,
      );
      expect(matchesCustom({ [ID]: text }, [customFilter.is(ID, text)])).toBe(true);
    }),
  );
});
