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

/** A trip of another app; the catches are lines of the first table. */
export interface SourceTrip {
  name: string;
  /** Instants, or clock times without a zone, as in "2026-11-20T06:00:00"; of a day alone, the start is that. */
  startedAt: string | null;
  endedAt: string | null;
  notes: string;
  lines: readonly number[];
  /** Of a day without a fish, in the first table; else it is the place among the trips. */
  line: number | null;
  /** Where it was, for one whose catches do not say. */
  water: string | null;
  place: Coordinates | null;
  timeZone: string | null;
  /** Names of those who were there, too. */
  companions: readonly string[];
  targets: readonly string[];
  method: string;
  /** Events: fish that were lost. */
  lost: readonly { at: string | null; species: string | null; notes: string }[];
  /** Events: from when on something was fished with. */
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

/** A lure in one color and size, or a rod; the catches with it are lines of the first table. */
export interface SourceLure {
  /** A lure unless said otherwise. */
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
  /** It states a fish and a date, or has a time and the symbol of a fish. */
  isCatch?: boolean;
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
  /** Of the trips to come. */
  questions: readonly unknown[];
  /** Of lures. */
  trials: readonly unknown[];
  /** What was merged into another, as long as that could be undone. */
  mergedGear: readonly unknown[];
  mergedWaters: readonly unknown[];
  /** What looked odd and is right. */
  right: readonly unknown[];
  /** Of the outbox: each as it would have been sent. */
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
  items: [],
};

/** What a file holds besides its tables. */
export interface SourceParts {
  kind: SourceKind;
  trips: readonly SourceTrip[];
  places: readonly SourcePlace[];
  tracks: readonly SourceTrack[];
  lures: readonly SourceLure[];
  records: CreelRecords | null;
  /** Names of pictures within an archive. */
  pictures: readonly string[];
}
