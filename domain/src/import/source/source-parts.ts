import type { GearKind } from "../../gear/new-gear.ts";
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
  | "creel_catches"
  | "inaturalist"
  | "darwin_core"
  | "gpx"
  | "kml"
  | "geojson"
  | "photos";

/** A trip from another app. Its catches are lines of the first table. */
export interface SourceTrip {
  name: string;
  /**
   * Instants, or clock times without a zone, as in "2026-11-20T06:00:00". If only the day is known, the start is that
   * day.
   */
  startedAt: string | null;
  endedAt: string | null;
  notes: string;
  lines: readonly number[];
  /** The line in the first table, for a day without a fish. If `null`, the position among the trips is used. */
  line: number | null;
  /** The place of a trip whose catches do not state it. */
  water: string | null;
  place: Coordinates | null;
  timeZone: string | null;
  /** Names of other people who were there. */
  companions: readonly string[];
  targets: readonly string[];
  method: string;
  /** Lost fish, which become events. */
  lost: readonly { at: string | null; species: string | null; notes: string }[];
  /** Lures and when fishing with them began, which become events. */
  setUps: readonly { at: string | null; lure: string; notes: string }[];
}

export function newSourceTrip(parts: Partial<SourceTrip>): SourceTrip {
  return {
    name: "",
    startedAt: null,
    endedAt: null,
    notes: "",
    lines: [],
    line: null,
    water: null,
    place: null,
    timeZone: null,
    companions: [],
    targets: [],
    method: "",
    lost: [],
    setUps: [],
    ...parts,
  };
}

/** A lure in one color and size, or a rod. The catches with it are lines of the first table. */
export interface SourceLure {
  /** A lure by default. */
  kind?: GearKind;
  name: string;
  brand: string;
  color: string;
  size: string;
  notes: string;
  lines: readonly number[];
}

/** A named place: a spot, and the water that it is on. */
export interface SourcePlace extends Coordinates {
  name: string;
  water: string | null;
  notes: string;
  /** True if the place states a fish and a date, or has a time and the symbol of a fish. */
  isCatch?: boolean;
}

export interface SourceTrack {
  name: string;
  points: readonly (Coordinates & { at: string | null })[];
}

/**
 * Records that another Creel server wrote, as its API has them. The server that stores them checks them against the
 * contract.
 */
export interface CreelRecords {
  catches: readonly unknown[];
  trips: readonly unknown[];
  waters: readonly unknown[];
  gear: readonly unknown[];
  /** The angler's own fields. */
  fields: readonly unknown[];
  /** Questions to be answered by future trips. */
  questions: readonly unknown[];
  /** Trials of lures. */
  trials: readonly unknown[];
  /** Gear and waters that were merged into another, as long as that could be undone. */
  mergedGear: readonly unknown[];
  mergedWaters: readonly unknown[];
  /** Findings that the angler marked as right. */
  right: readonly unknown[];
  /** Fishing licenses. */
  licenses: readonly unknown[];
  /** Limits that the angler wrote down. */
  limits: readonly unknown[];
  /** Catch returns, and the templates that the angler built. */
  returns: readonly unknown[];
  returnTemplates: readonly unknown[];
  /** Items of the outbox, each as it would have been sent. */
  items: readonly unknown[];
}

export const NO_RECORDS: CreelRecords = {
  catches: [],
  trips: [],
  waters: [],
  gear: [],
  fields: [],
  questions: [],
  trials: [],
  mergedGear: [],
  mergedWaters: [],
  right: [],
  licenses: [],
  limits: [],
  returns: [],
  returnTemplates: [],
  items: [],
};

/** The contents of a file besides its tables. */
export interface SourceParts {
  kind: SourceKind;
  trips: readonly SourceTrip[];
  places: readonly SourcePlace[];
  tracks: readonly SourceTrack[];
  lures: readonly SourceLure[];
  records: CreelRecords | null;
  /** Names of pictures in an archive. */
  pictures: readonly string[];
}
