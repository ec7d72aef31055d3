import { expect, test } from "vitest";

import { aSegment, anOuting } from "../outing-testing.ts";
import { outingsOfQuestion } from "./outings-of-question.ts";

const at = (...starts: string[]) => anOuting(starts.map((start) => aSegment({ start })));

const BEFORE = at("2026-05-02T10:00:00.000Z", "2026-05-02T18:00:00.000Z");
const SINCE = at("2026-05-02T12:00:01.000Z");
const LATER = at("2026-07-01T06:00:00.000Z");
const ASKED = { asked_at: "2026-05-02T12:00:00.000Z", closed_at: null };

test("only trips that began after a question count for it, and until it is closed", () => {
  expect(outingsOfQuestion([BEFORE, SINCE, LATER], ASKED)).toEqual([SINCE, LATER]);
  const closed = { ...ASKED, closed_at: "2026-06-01T00:00:00.000Z" };
  expect(outingsOfQuestion([BEFORE, SINCE, LATER], closed)).toEqual([SINCE]);
});
