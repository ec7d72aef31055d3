import type { Generated } from "kysely";

/** Lengths are in inches. */
export interface LimitTable {
  userId: string;
  id: string;
  version: Generated<number>;
  species: string;
  waterId: Generated<string | null>;
  region: Generated<string | null>;
  minLength: Generated<number | null>;
  maxLength: Generated<number | null>;
  slotFrom: Generated<number | null>;
  slotTo: Generated<number | null>;
  oneOver: Generated<number | null>;
  bagDay: Generated<number | null>;
  bagYear: Generated<number | null>;
  /** MM-DD, as is `closedTo`. */
  closedFrom: Generated<string | null>;
  closedTo: Generated<string | null>;
  note: Generated<string | null>;
  source: Generated<string | null>;
  /** yyyy-mm-dd */
  readOn: string;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}
