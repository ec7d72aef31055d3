import type { FlowBin, Gauge } from "@creel/domain/waters/gauge";
import type { Outline, WaterKind } from "@creel/domain/waters/new-water";
import type { ColumnType, Generated, JSONColumnType, Selectable } from "kysely";

export interface WaterTable {
  userId: string;
  id: string;
  version: Generated<number>;
  name: string;
  kind: WaterKind;
  latitude: number;
  longitude: number;
  radiusM: number;
  outline: JSONColumnType<Outline> | null;
  smallOutline: JSONColumnType<Outline> | null;
  note: Generated<string | null>;
  /** Degrees. Every place on the water is within these bounds. West is greater than east across 180°. */
  west: number;
  south: number;
  east: number;
  north: number;
  isSample: Generated<boolean>;
  /** Only the angler sees it. */
  gauge: ColumnType<Gauge | null, string | null | undefined, string | null>;
  /** When the angler said that none of the offered gauges is right. */
  gaugeDeclinedAt: Generated<Date | null>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

export interface WaterReadingTable {
  userId: string;
  id: string;
  waterId: string;
  at: Date;
  temperatureF: number | null;
  level: FlowBin | null;
  createdAt: Generated<Date>;
}

export interface SpotTable {
  userId: string;
  id: string;
  waterId: string;
  version: Generated<number>;
  name: string;
  latitude: number;
  longitude: number;
  radiusM: number;
  note: Generated<string | null>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

/** Ids of catches or trips, grouped by whether the angler chose their water. */
export interface MergedRows {
  chosen: string[];
  found: string[];
}

/** A row with a list of waters that had the merged water, and perhaps also the other one. */
export interface ListedRow {
  id: string;
  hadBoth: boolean;
}

/** The data to undo that a water was merged into another one. */
export interface MergedWater {
  water: Omit<Selectable<WaterTable>, "createdAt" | "updatedAt" | "gauge" | "gaugeDeclinedAt"> & {
    createdAt: string;
    /** This and the next are absent in merges from before there were gauges. */
    gauge?: Gauge | null | undefined;
    gaugeDeclinedAt?: string | null | undefined;
  };
  /** The other water's note before the merge. */
  noteBefore: string | null;
  wasSample: boolean;
  catches: MergedRows;
  trips: MergedRows;
  spots: string[];
  /** Absent in merges from before there were readings. */
  readings?: string[];
  /** Absent in merges from before there were limits. */
  limits?: string[];
  /** Absent in merges from before there were licenses. */
  licenses?: ListedRow[];
  /** Absent in merges from before there were returns. */
  returns?: ListedRow[];
}
