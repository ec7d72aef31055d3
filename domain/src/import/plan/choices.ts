import type { CustomFieldKind } from "../../custom-fields/custom-field.ts";
import type { Coordinates } from "../../places/coordinates.ts";
import type { ColumnTarget } from "../columns/column-targets.ts";
import type { OwnField } from "../custom-fields/own-field.ts";
import type { DateOrder } from "../dates/read-day.ts";
import type { UnitName } from "../measures/measure-units.ts";
import type { Axes } from "../places/guess-axes.ts";
import type { Decimal } from "../source/source-table.ts";

/** `one`: one catch of so many fish. `each`: as many catches as there were fish. */
export type QuantityUse = "one" | "each";

/** How to import lines that are days without a fish. */
export type BlankUse = "trips" | "left_out" | "catches";

/** The angler's choices for a file, each of which replaces a guess. Columns are keyed by index. */
export interface Choices {
  /** The delimiter between the cells of a text. */
  delimiter?: string;
  /** The line that names the columns; 0 for none. */
  headerLine?: number;
  columns?: Readonly<Record<number, ColumnTarget>>;
  dateOrder?: DateOrder;
  decimal?: Decimal;
  units?: Readonly<Record<number, UnitName>>;
  /** The kinds of the own fields that the import creates. */
  fieldKinds?: Readonly<Record<number, CustomFieldKind>>;
  axes?: Axes;
  quantity?: QuantityUse;
  blanks?: BlankUse;
  /** Applies to every catch without a zone in its line or at its place. */
  timeZone?: string;
  /** Applies to every catch of a file that names no species. */
  species?: string;
  /** Stored names, keyed by the written ones. */
  speciesNames?: Readonly<Record<string, string>>;
  lureNames?: Readonly<Record<string, string>>;
}

/** Data for an import that is not in the file. */
export interface ImportContext {
  /** The current day where the angler is, as yyyy-mm-dd. */
  today: string;
  /** The angler's own zone. */
  timeZone: string;
  /** Names in the log, as are the lures. */
  species: readonly string[];
  /** The language of the page, for names of fish that mean another one elsewhere. */
  language?: string;
  lures: readonly string[];
  /** The angler's own fields, including removed ones. */
  fields: readonly OwnField[];
  /** The home, and places of the log. */
  places: readonly Coordinates[];
}
