import type { Block } from "@creel/domain/returns/block";
import type { ReturnFigures } from "@creel/domain/returns/return-figures";
import type { TemplateKey } from "@creel/domain/returns/templates";
import type { ColumnType, Generated } from "kysely";

/** Written as JSON. */
type Stored<Value> = ColumnType<Value, string, string>;
type StoredOrNull<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

export interface ReturnTable {
  userId: string;
  id: string;
  version: Generated<number>;
  template: TemplateKey;
  templateId: Generated<string | null>;
  name: string;
  /** `null` for a template of Creel. */
  blocks: StoredOrNull<Block[]>;
  waterIds: ColumnType<string[], string[] | undefined, string[]>;
  /** The first and the last day, as yyyy-mm-dd. */
  fromDay: string;
  toDay: string;
  timeZone: string;
  deadline: Generated<Date | null>;
  answers: ColumnType<Record<string, string>, string | undefined, string>;
  turnedInAt: Generated<Date | null>;
  /** The figures as they were turned in; `null` if the return is open. */
  reported: StoredOrNull<ReturnFigures>;
  /** The last deadline of which the angler was reminded, and how many days before it at the latest: 7 or 0. */
  remindedOf: Generated<Date | null>;
  remindedDays: Generated<number | null>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

export interface ReturnTemplateTable {
  userId: string;
  id: string;
  version: Generated<number>;
  name: string;
  blocks: Stored<Block[]>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}
