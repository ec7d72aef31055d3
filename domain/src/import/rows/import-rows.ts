import { IMPORT_SUBJECTS, type NewImportRow } from "../import-row.ts";
import type { ColumnField } from "../plan/plan-fields.ts";
import type { SourceKind, SourceParts } from "../source/source-parts.ts";
import type { StagedCatch } from "../staging/staged-catch.ts";
import { catchRow, isUndecided } from "./catch-rows.ts";
import { customRows } from "./custom-rows.ts";
import { namePlaces } from "./named-places.ts";
import { outboxRows } from "./outbox-rows.ts";
import { mentionOfCatch, mentionsOfPlaces } from "./place-mentions.ts";
import { recordRows } from "./record-rows.ts";
import type { DraftRow, RowContext } from "./row-context.ts";
import { trackRows } from "./track-rows.ts";
import { tripRows } from "./trip-rows.ts";

/** What the angler says of the points of a map. */
export interface RowChoices {
  /** Spots unless said otherwise. */
  waypoints?: "spots" | "catches";
  /** The water of those that name none. */
  water?: string | null;
}

export interface RowRequest {
  parts: SourceParts;
  /** Those of the tables. */
  catches: readonly StagedCatch[];
  choices: RowChoices;
  /** The own fields of the plan by which the catches were read. */
  fields?: readonly ColumnField[];
  context: RowContext;
}

export interface ImportRows {
  /** By their positions, from 1 without a gap: waters, spots, own fields, trips, events, catches. */
  rows: NewImportRow[];
  /** Pictures of an archive, by the row of their catch and the id under which it is sent. */
  photos: { position: number; id: string; names: readonly string[] }[];
  /** What is no row: how many of each. */
  left: {
    /** Catches that depend on an answer which is not there yet. */
    undecided: number;
    /** Of trips and tracks, those of which nobody knows when they were. */
    timeless: number;
    /** In the copy of an outbox: changes and deletions of what only the log has. */
    changes: number;
    /** In the archive of a Creel. */
    questions: number;
  };
}

type Drafts = { rows: DraftRow[] } & Partial<Omit<ImportRows["left"], "questions">>;

/** What a file becomes, as an import takes it; the same file gives the same rows under the same ids. */
export function importRows(request: RowRequest): ImportRows {
  const { records, pictures } = request.parts;
  const all: Drafts[] = [
    placedRows(request),
    trackRows(request.parts.tracks, request.context),
    ...(records ? [{ rows: recordRows(records) }, outboxRows(records.items, pictures)] : []),
  ];
  const drafts = all.flatMap(({ rows }) => rows);
  const inOrder = IMPORT_SUBJECTS.flatMap((subject) => drafts.filter((draft) => draft.subject === subject));
  const sum = (name: keyof Omit<Drafts, "rows">) => all.reduce((total, each) => total + (each[name] ?? 0), 0);
  return {
    rows: inOrder.map(({ subject, line, fields }, index) => ({ position: index + 1, line, subject, fields })),
    photos: inOrder.flatMap(({ photos = [], fields }, index) =>
      photos.length === 0 ? [] : { position: index + 1, id: String(fields["id"]), names: photos },
    ),
    left: {
      undecided: sum("undecided"),
      timeless: sum("timeless"),
      changes: sum("changes"),
      questions: records?.questions.length ?? 0,
    },
  };
}

/** Of these the points are the lines of a table, too. */
const MAPS: ReadonlySet<SourceKind> = new Set(["gpx", "kml", "geojson"]);

/** Catches with the waters, spots and trips that they and the file name. */
function placedRows({ parts, catches, choices, fields = [], context }: RowRequest): Drafts {
  const isMap = MAPS.has(parts.kind);
  const areCatches = !isMap || choices.waypoints === "catches";
  const decided = areCatches ? catches.filter((staged) => !isUndecided(staged)) : [];
  const places = isMap && areCatches ? [] : mentionsOfPlaces(parts.places, choices.water ?? null);
  const named = namePlaces([...places, ...decided.map(mentionOfCatch)], context);
  const own = customRows(fields, decided, context);
  const caught = decided.map((staged, index) => {
    const custom = own.valuesOf(staged);
    const besides = { ...named.found[places.length + index], ...(custom && { custom }) };
    return catchRow(staged, besides, context);
  });
  const trips = tripRows(parts.trips, caught, context);
  for (const row of caught) {
    const trip = trips.tripOf.get(row.line);
    if (trip !== undefined) row.fields["trip_id"] = trip;
  }
  return {
    rows: [...named.rows, ...own.rows, ...trips.rows, ...caught],
    undecided: areCatches ? catches.length - decided.length : 0,
    timeless: trips.timeless,
  };
}
