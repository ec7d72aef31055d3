import type { Generated, JSONColumnType, Selectable } from "kysely";

import type { MergedGear } from "./gear-tables.ts";
import type { MergedWater } from "./water-tables.ts";

/** The data to undo a merge, by the kind of the merged record. */
export interface MergedByKind {
  water: MergedWater;
  gear: MergedGear;
}

export type MergeKind = keyof MergedByKind;

export interface MergeTable {
  userId: string;
  /** The id of the merged record, which no longer exists. */
  id: string;
  kind: MergeKind;
  intoId: string;
  name: string;
  mergedAt: Generated<Date>;
  before: JSONColumnType<MergedByKind[MergeKind]>;
}

export type MergeRow<Kind extends MergeKind> = Omit<Selectable<MergeTable>, "before"> & {
  before: MergedByKind[Kind];
};
