import type { CustomValues } from "../../custom-fields/custom-field.ts";
import type { Coordinates } from "../../places/coordinates.ts";
import { kilometersBetween } from "../../places/distance.ts";
import { foldText } from "../../text/fold.ts";
import { WATER_LIMITS } from "../../waters/new-water.ts";
import { IMPORT_SUBJECTS, type ImportSubject, type NewImportRow } from "../import-row.ts";
import type { ColumnField } from "../plan/plan-fields.ts";
import type { SourceKind, SourceParts, SourcePlace, SourceTrip } from "../source/source-parts.ts";
import type { StagedCatch } from "../staging/staged-catch.ts";
import { lureRows } from "./lure-rows.ts";
import { namePlaces, type Mention, type OnWater } from "./named-places.ts";
import { outboxRows } from "./outbox-rows.ts";
import { recordRows } from "./record-rows.ts";
import type { DraftRow, RowContext } from "./row-context.ts";
import { trackRows } from "./track-rows.ts";
import { tripRows, withBlanks } from "./trip-rows.ts";

export type WaypointUse = "spots" | "catches" | "each";

/** The angler's choices for the points of a map. */
export interface RowChoices {
  /** Spots by default. `each` decides by a point's own time and symbol. */
  waypoints?: WaypointUse;
  /** The water of points that name none. */
  water?: string | null;
}

export interface RowRequest {
  parts: SourceParts;
  /** The catches of the tables. */
  catches: readonly StagedCatch[];
  choices: RowChoices;
  /** The own fields of the plan by which the catches were read. */
  fields?: readonly ColumnField[];
  context: RowContext;
}

/** A lure or a rod, one that was merged into another, or a license. */
export type SinglePhotoOwner = "gear" | "merged gear" | "license";

const SINGLE_PHOTO_OWNERS: { [Subject in ImportSubject]?: SinglePhotoOwner } = {
  gear: "gear",
  merge: "merged gear",
  license: "license",
};

export interface ImportRows {
  /** Sorted by position, from 1 without a gap: waters, spots, own fields, trips, events, catches, and their parts. */
  rows: NewImportRow[];
  /** Pictures of catches in an archive, with the row of the catch and the id under which it is sent. */
  photos: (Pick<DraftRow, "takenAt" | "photoIds"> & {
    position: number;
    id: string;
    names: readonly string[];
  })[];
  /** Pictures of records that have at most one, in an archive, with the row of the record. */
  singlePhotos: { position: number; name: string; of: SinglePhotoOwner }[];
  /** The numbers of things that become no row. */
  left: {
    /** Catches that depend on an answer that is still missing. */
    undecided: number;
    /** Trips and tracks without a known time. */
    timeless: number;
    /** Changes and deletions in an outbox copy of items that only the log has. */
    changes: number;
  };
}

type Drafts = { rows: DraftRow[] } & Partial<ImportRows["left"]>;

/** Turns a file into the rows of an import; the same file gives the same rows under the same ids. */
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
    photos: inOrder.flatMap(({ subject, photos = [], takenAt, photoIds, fields }, index) => {
      if (subject !== "catch" || photos.length === 0) return [];
      const ofRow = { position: index + 1, id: String(fields["id"]), names: photos };
      return Object.assign(ofRow, takenAt && { takenAt }, photoIds && { photoIds });
    }),
    singlePhotos: inOrder.flatMap(({ subject, photos: [name] = [] }, index) => {
      const of = SINGLE_PHOTO_OWNERS[subject];
      return name === undefined || of === undefined ? [] : [{ position: index + 1, name, of }];
    }),
    left: {
      undecided: sum("undecided"),
      timeless: sum("timeless"),
      changes: sum("changes"),
    },
  };
}

/** Adds the name of a place that is not a spot as a line of the notes. */
function withNote(staged: StagedCatch, note: string | null | undefined): StagedCatch {
  if (!note) return staged;
  const { notes } = staged.fields;
  return { ...staged, fields: { ...staged.fields, notes: notes ? `${notes}\n${note}` : note } };
}

/** Files whose points are also the lines of a table. */
const MAPS: ReadonlySet<SourceKind> = new Set(["gpx", "kml", "geojson"]);

/** Returns the points of a map that are catches, and those that are spots. */
function usesOf({ places }: SourceParts, catches: readonly StagedCatch[], use: WaypointUse) {
  if (use !== "each") return use === "catches" ? { fish: catches, spots: [] } : { fish: [], spots: places };
  return {
    // Lines after the last place are points without a place, which can only be catches.
    fish: catches.filter(({ line }) => line > places.length || places[line - 1]?.isCatch),
    spots: places.filter(({ isCatch }) => !isCatch),
  };
}

/**
 * Makes the catches, with the waters, spots, lures and trips that they and the file name. Days without a fish become
 * trips.
 */
function placedRows({ parts, catches, choices, fields = [], context }: RowRequest): Drafts {
  const { fish: lines, spots } = MAPS.has(parts.kind)
    ? usesOf(parts, catches, choices.waypoints ?? "spots")
    : { fish: catches, spots: parts.places };
  const [undecided, decided] = [lines.filter(isUndecided), lines.filter((staged) => !isUndecided(staged))];
  const fish = decided.filter(({ isBlank }) => !isBlank);
  const allTrips = withBlanks(
    parts.trips,
    decided.filter(({ isBlank }) => isBlank),
  );
  const places = mentionsOfPlaces(spots, choices.water ?? null);
  const mentions = [...places, ...fish.map(mentionOfCatch), ...allTrips.map(mentionOfTrip)];
  const named = namePlaces(mentions, context);
  const own = customRows(fields, fish, context);
  const caught = fish.map((staged, index) => {
    const custom = own.valuesOf(staged);
    const besides = { ...named.found[places.length + index], ...(custom && { custom }) };
    return catchRow(withNote(staged, named.unmatchedSpots[places.length + index]), besides, context);
  });
  const lures = lureRows(parts.lures, caught, context);
  const waters = named.found.slice(places.length + fish.length);
  const trips = tripRows(allTrips, { caught, waters, lureOf: lures.idOf }, context);
  for (const row of caught) {
    const trip = trips.tripOf.get(row.line);
    if (trip !== undefined) row.fields["trip_id"] = trip;
    Object.assign(row.fields, lures.ofLine.get(row.line));
  }
  return {
    rows: [...named.rows, ...lures.rows, ...own.rows, ...trips.rows, ...caught],
    undecided: undecided.length,
    timeless: trips.timeless,
  };
}

/**
 * Counts waypoints that are farther apart than a spot is wide as different spots, although GPS units give many the same
 * name.
 */
function mentionsOfPlaces(places: readonly SourcePlace[], water: string | null): Mention[] {
  const placed = new Map<string, SourcePlace[]>();
  return places.map((place, index) => {
    const key = foldText(`${place.water ?? water ?? ""}/${place.name}`);
    const others = placed.get(key) ?? [];
    const known = others.findIndex((other) => isOneSpot(place, other));
    const number = known === -1 ? others.push(place) : known + 1;
    placed.set(key, others);
    return {
      line: index + 1,
      water: place.water ?? water,
      spot: number === 1 || place.name === "" ? place.name : `${place.name} ${number}`,
      place,
      notes: place.notes,
      isSaid: place.water === null && water !== null,
    };
  });
}

function isOneSpot(one: Coordinates, other: Coordinates): boolean {
  return (kilometersBetween(one, other) ?? 0) * 1000 <= WATER_LIMITS.spotRadius.default;
}

/** Mentions the water of a trip by its name. */
function mentionOfTrip({ line, water, place }: SourceTrip, index: number): Mention {
  return { line: line ?? index + 1, water, spot: null, place, notes: "" };
}

function mentionOfCatch({ line, water, spot, fields }: StagedCatch): Mention {
  const { latitude, longitude } = fields;
  const isPlaced = latitude !== undefined && longitude !== undefined;
  return { line, water, spot, place: isPlaced ? { latitude, longitude } : null, notes: "" };
}

/** Makes the fields as POST /catches takes them. A missing field is absent, so that the server reports it. */
function catchRow(
  { line, part, fields, when, id, known, photos, problems }: StagedCatch,
  besides: OnWater & { custom?: CustomValues },
  { idOf }: RowContext,
): DraftRow {
  const notes = problems.find(({ severity, code }) => severity === "missing" && code === "too_long");
  return {
    subject: "catch",
    line,
    fields: {
      id: id ?? idOf(`catch:${line}/${part}`),
      ...fields,
      ...(when && { date: when.date }),
      ...known,
      ...besides,
      // Sent although too long, so that the server rejects the field and nothing is dropped.
      ...(notes && { notes: notes.text }),
    },
    photos,
  };
}

/** Whether the result depends on an answer of the angler. */
function isUndecided({ problems }: StagedCatch): boolean {
  return problems.some(({ severity }) => severity === "question");
}

interface CustomRows {
  /** The own fields that are created: those for which a catch has a value. */
  rows: DraftRow[];
  /** Returns the values of a catch, keyed by field id; `null` if it has none. */
  valuesOf: (staged: StagedCatch) => CustomValues | null;
}

function customRows(
  fields: readonly ColumnField[],
  catches: readonly StagedCatch[],
  { idOf }: RowContext,
): CustomRows {
  const ids = new Map(fields.map(({ column, id }) => [column, id ?? idOf(`field:${column}`)]));
  const used = new Set(catches.flatMap(({ custom = {} }) => Object.keys(custom).map(Number)));
  const made = fields.filter(({ id, column }) => id === null && used.has(column));
  return {
    rows: made.map(({ column, name, kind, unit, choices }) => ({
      subject: "custom_field",
      line: 1,
      fields: { id: ids.get(column), name, kind, unit, choices },
    })),
    valuesOf: ({ custom = {} }) => {
      const values = Object.entries(custom).flatMap(([column, value]) => {
        const id = ids.get(Number(column));
        return id === undefined ? [] : [[id, value] as const];
      });
      return values.length === 0 ? null : Object.fromEntries(values);
    },
  };
}
