import { CLOCKS } from "../import-examples.ts";
import type { SourceParts } from "../source/source-parts.ts";
import type { StagedCatch } from "../staging/staged-catch.ts";
import { importRows, type ImportRows, type RowRequest } from "./import-rows.ts";
import type { RowContext } from "./row-context.ts";

export const PLACE = { latitude: 47.84, longitude: -92.27 };
const TIME_ZONE = "America/Chicago";

const PARTS: SourceParts = {
  kind: "table",
  trips: [],
  places: [],
  tracks: [],
  lures: [],
  records: null,
  pictures: [],
};

/** A log without waters and lures. The id of each key is the key itself. */
export const ROW_CONTEXT: RowContext = {
  waters: [],
  lures: [],
  clocks: CLOCKS,
  timeZone: TIME_ZONE,
  idOf: (key) => key,
};

export function stagedCatch(staged: Partial<StagedCatch> = {}): StagedCatch {
  return {
    line: 2,
    part: 1,
    fields: { species: "Walleye", ...PLACE, time_zone: TIME_ZONE },
    when: { day: "2026-06-01", time: "06:00:00", date: "2026-06-01T06:00:00-05:00" },
    water: null,
    spot: null,
    id: null,
    photos: [],
    problems: [],
    ...staged,
  };
}

type Asked = Partial<Omit<RowRequest, "parts">> & { parts?: Partial<SourceParts> };

export function rowsFor({ parts, context = ROW_CONTEXT, ...asked }: Asked): ImportRows {
  return importRows({ catches: [], choices: {}, ...asked, parts: { ...PARTS, ...parts }, context });
}

/** Returns the fields of the rows of one subject, in their order. */
export function fieldsOf({ rows }: ImportRows, subject: string): Record<string, unknown>[] {
  return rows.filter((row) => row.subject === subject).map(({ fields }) => fields);
}
