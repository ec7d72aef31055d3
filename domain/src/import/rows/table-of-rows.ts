import { customValuesSchema } from "../../custom-fields/custom-field.ts";
import { DETAIL_NAMES, DETAILS, type DetailName } from "../../details/details.ts";
import { headerNames } from "../columns/read-header.ts";
import type { NewImportRow } from "../import-row.ts";
import type { SourceTable } from "../source/source-table.ts";

type Row = Pick<NewImportRow, "line" | "subject" | "fields">;

interface OwnColumn {
  id: string;
  name: string;
  unit: string | null;
}

interface Column {
  header: string;
  cellOf: (row: Row) => unknown;
}

/**
 * Turns staged catches back into lines of a table, because their file is not open any more. An import reads it as it
 * read the file. Columns without any value are left out.
 *
 * @param rows all staged rows, because they name the waters and spots
 * @param ownFields of the log, and those that the import creates
 */
export function tableOfRows(rows: readonly Row[], ownFields: readonly OwnColumn[]): SourceTable {
  const caught = rows.filter(({ subject }) => subject === "catch");
  const columns = columnsOf(rows, ownFields).filter(({ cellOf }) =>
    caught.some((row) => textOf(cellOf(row)) !== ""),
  );
  return {
    name: "",
    headers: columns.map(({ header }) => header),
    rows: caught.map((row) => ({
      line: row.line,
      cells: columns.map(({ cellOf }) => textOf(cellOf(row))),
    })),
    delimiter: ",",
    decimal: ".",
  };
}

function columnsOf(rows: readonly Row[], ownFields: readonly OwnColumn[]): Column[] {
  const places = rows.filter(({ subject }) => subject === "water" || subject === "spot");
  const names = new Map(places.map(({ fields: { id, name } }) => [id, name]));
  return [
    field("Date", "date"),
    field("Time zone", "time_zone"),
    field("Species", "species"),
    ...DETAIL_NAMES.map((name) => field(headerOf(name), name)),
    field("Latitude", "latitude"),
    field("Longitude", "longitude"),
    { header: "Water", cellOf: ({ fields }) => names.get(fields["water_id"]) },
    { header: "Spot", cellOf: ({ fields }) => names.get(fields["spot_id"]) },
    ...ownFields.map(({ id, name, unit }) => ({
      header: unit === null ? name : `${name} (${unit})`,
      cellOf: ({ fields }: Row) => customValuesSchema.safeParse(fields["custom"]).data?.[id],
    })),
  ];
}

function field(header: string, name: string): Column {
  return { header, cellOf: ({ fields }) => fields[name] };
}

/** Names a column, as in "Air Temp (°F)". */
function headerOf(name: DetailName): string {
  const [header = name] = headerNames(name);
  const capitalized = header.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
  const detail = DETAILS[name];
  return detail.kind === "measure" ? `${capitalized} (${detail.unit})` : capitalized;
}

function textOf(cell: unknown): string {
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  return typeof cell === "string" || typeof cell === "number" ? String(cell) : "";
}
