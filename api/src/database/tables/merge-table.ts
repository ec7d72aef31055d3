import type { Fate } from "@creel/domain/catches/fate";
import type { CustomValue } from "@creel/domain/custom-fields/custom-field";
import type { Generated, JSONColumnType, Selectable } from "kysely";

import type { MergedGear } from "./gear-tables.ts";
import type { MergedWater } from "./water-tables.ts";

/** The values of a custom field before they became the fate of catches. */
export interface MovedToFate {
  /** The keys are the ids of catches. */
  values: Record<string, CustomValue>;
  /** The keys are the texts of the values. */
  fates: Record<string, Fate>;
}

/** The data to undo a merge, by the kind of the merged record. */
export interface MergedByKind {
  /** Its id is that of the field, which stays. */
  fate: MovedToFate;
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
