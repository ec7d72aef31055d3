import type { CustomFieldKind } from "../../custom-fields/custom-field.ts";
import type { Coordinates } from "../../places/coordinates.ts";
import type { ColumnTarget } from "../columns/column-targets.ts";
import type { OwnField } from "../custom-fields/own-field.ts";
import type { DateOrder } from "../dates/read-day.ts";
import type { UnitName } from "../measures/measure-units.ts";
import type { Axes } from "../places/guess-axes.ts";
import type { Decimal } from "../source/source-table.ts";

/** One catch with a note of how many there were, or so many catches. */
export type QuantityUse = "one" | "each";

/** Of lines that are days without a fish. */
export type BlankUse = "trips" | "left_out" | "catches";

/** What the angler said of a file; each takes the place of a guess. Columns by their index. */
export interface Choices {
  /** What stands between the cells of a text. */
  delimiter?: string;
  /** The line that names the columns; 0 for none. */
  headerLine?: number;
  columns?: Readonly<Record<number, ColumnTarget>>;
  dateOrder?: DateOrder;
  decimal?: Decimal;
  units?: Readonly<Record<number, UnitName>>;
  /** Of the own fields that the import makes. */
  fieldKinds?: Readonly<Record<number, CustomFieldKind>>;
  axes?: Axes;
  quantity?: QuantityUse;
  blanks?: BlankUse;
  /** Of every catch whose place, and whose line, says none. */
  timeZone?: string;
  /** Of every catch of a file that names none. */
  species?: string;
  /** What is stored, by what is written. */
  speciesNames?: Readonly<Record<string, string>>;
  lureNames?: Readonly<Record<string, string>>;
}

/** What is known besides the file. */
export interface ImportContext {
  /** yyyy-mm-dd where the angler is. */
  today: string;
  /** The angler's own. */
  timeZone: string;
  /** Those of the log. */
  species: readonly string[];
  lures: readonly string[];
  /** The angler's own, with those that were removed. */
  fields: readonly OwnField[];
  /** The home, and places of the log. */
  places: readonly Coordinates[];
}
