import type { Coordinates } from "../../places/coordinates.ts";

export type SourceKind =
  | "table"
  | "spreadsheet"
  | "anglers_log"
  | "anglers_log_table"
  | "selfhostable_logbook"
  | "open_fishing"
  | "creel_archive"
  | "creel_outbox"
  | "inaturalist"
  | "darwin_core"
  | "gpx"
  | "kml"
  | "geojson"
  | "photos";

/** A trip of another app; the catches are lines of the first table. */
export interface SourceTrip {
  name: string;
  /** Instants, or clock times without a zone, as in "2026-11-20T06:00:00". */
  startedAt: string | null;
  endedAt: string | null;
  notes: string;
  lines: readonly number[];
  /** Events: fish that were lost. */
  lost: readonly { at: string | null; species: string | null; notes: string }[];
}

/** A named place: a spot, and the water that it is on. */
export interface SourcePlace extends Coordinates {
  name: string;
  water: string | null;
  notes: string;
}

export interface SourceTrack {
  name: string;
  points: readonly (Coordinates & { at: string | null })[];
}

/** What another Creel wrote, as its API has it; whoever stores it holds it against the contract. */
export interface CreelRecords {
  catches: readonly unknown[];
  trips: readonly unknown[];
  waters: readonly unknown[];
  gear: readonly unknown[];
  /** The angler's own. */
  fields: readonly unknown[];
  questions: readonly unknown[];
  /** Of the outbox: each as it would have been sent. */
  items: readonly unknown[];
}

/** What a file holds besides its tables. */
export interface SourceParts {
  kind: SourceKind;
  trips: readonly SourceTrip[];
  places: readonly SourcePlace[];
  tracks: readonly SourceTrack[];
  records: CreelRecords | null;
  /** Names of pictures within an archive. */
  pictures: readonly string[];
}
