import type { Gear } from "../../gear/gear.ts";
import type { WaterShape } from "../../waters/water-at.ts";
import type { ImportSubject } from "../import-row.ts";
import type { Clocks } from "../staging/clocks.ts";

/** A water of the log. */
interface KnownWater extends WaterShape {
  name: string;
  /** The known spots. A spot of the file with the name of one is the same spot. */
  spots: readonly { id: string; name: string }[];
}

type Variant = Gear["variants"][number];

/** A lure or a rod of the log. */
export type KnownLure = Pick<Gear, "id" | "name"> & {
  /** A lure by default. */
  kind?: Gear["kind"];
  variants: readonly (Pick<Variant, "id" | "color" | "size"> &
    Partial<Pick<Variant, "weight" | "dive_depth">>)[];
};

export interface RowContext {
  waters: readonly KnownWater[];
  lures: readonly KnownLure[];
  clocks: Clocks;
  /** The angler's own zone, for a trip without a place. */
  timeZone: string;
  /** Returns a UUID, always the same one for the same key within an import. */
  idOf: (key: string) => string;
}

/** A row without its position. */
export interface DraftRow {
  subject: ImportSubject;
  line: number;
  fields: Record<string, unknown>;
  /** Names of pictures. */
  photos?: readonly string[];
  /** The times when pictures were taken, keyed by name, if the file has them apart from the pictures. */
  takenAt?: ReadonlyMap<string, string>;
  /** The ids of pictures on another Creel server, keyed by name. */
  photoIds?: ReadonlyMap<string, string>;
}
