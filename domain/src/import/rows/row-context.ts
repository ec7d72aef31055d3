import type { Gear } from "../../gear/gear.ts";
import type { WaterShape } from "../../waters/water-at.ts";
import type { ImportSubject } from "../import-row.ts";
import type { Clocks } from "../staging/clocks.ts";

/** A water that the log has. */
interface KnownWater extends WaterShape {
  name: string;
  /** Those that are known; a spot of the file with the name of one is the same. */
  spots: readonly { id: string; name: string }[];
}

type Variant = Gear["variants"][number];

/** A lure or a rod that the log has. */
export type KnownLure = Pick<Gear, "id" | "name"> & {
  /** A lure unless said otherwise. */
  kind?: Gear["kind"];
  variants: readonly (Pick<Variant, "id" | "color" | "size"> &
    Partial<Pick<Variant, "weight" | "dive_depth">>)[];
};

export interface RowContext {
  waters: readonly KnownWater[];
  lures: readonly KnownLure[];
  clocks: Clocks;
  /** The angler's own, for a trip that names no place. */
  timeZone: string;
  /** A UUID: for the same key within an import the same. */
  idOf: (key: string) => string;
}

/** A row without its place among the others. */
export interface DraftRow {
  subject: ImportSubject;
  line: number;
  fields: Record<string, unknown>;
  /** Names of pictures. */
  photos?: readonly string[];
  /** When they were taken, by their names, where the file says so besides the pictures. */
  takenAt?: ReadonlyMap<string, string>;
  /** Under which another Creel has them, by their names. */
  photoIds?: ReadonlyMap<string, string>;
}
