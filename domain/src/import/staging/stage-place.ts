import { type Coordinates, latitudeSchema, longitudeSchema } from "../../places/coordinates.ts";
import { readDegrees, type ReadGrid, readPosition, sensible } from "../places/read-position.ts";
import type { ImportPlan } from "../plan/plan-import.ts";
import type { RowCell, RowReader } from "./row-reader.ts";
import type { RowProblem } from "./staged-catch.ts";

interface StagedPlace {
  /** To six decimals, 11 cm: as many as a catch is sent with. */
  value: Coordinates | null;
  problems: RowProblem[];
}

const DECIMALS = 6;
/** A latitude and a longitude. */
const NO_GRID: ReadGrid = () => null;

interface PlaceContext extends Pick<ImportPlan, "axes"> {
  readGrid: ReadGrid;
  /** The file says that it made the place coarse. */
  isObscured: boolean;
}

export function stagePlace(reader: RowReader, { axes, readGrid, isObscured }: PlaceContext): StagedPlace {
  const cells = [reader.cell("latitude"), reader.cell("longitude"), reader.cell("position")];
  const text = cells.flatMap((cell) => cell?.text ?? []).join(" ");
  const header = cells.flatMap((cell) => cell?.header ?? []).join(", ");
  if (isHalf(cells)) return missing(isObscured ? "obscured_place" : "no_place", { header, text });
  if (axes?.value === null) {
    return { value: null, problems: [{ severity: "question", code: "not_decided", header, text }] };
  }
  const isSwapped = axes?.value === "swapped";
  const place = readTwo(reader, isSwapped) ?? readOne(reader, isSwapped, readGrid);
  if (place === null) return missing("unreadable", { header, text });
  const value = sensible(place);
  return value ? { value: rounded(value), problems: [] } : missing("no_place", { header, text });
}

/** Neither one cell with both nor two with one each. */
function isHalf([latitude, longitude, position]: readonly (RowCell | null | undefined)[]): boolean {
  return !position && (!latitude || !longitude);
}

type MissingCode = "no_place" | "obscured_place" | "unreadable";

function missing(code: MissingCode, cell: { header: string; text: string }): StagedPlace {
  return { value: null, problems: [{ severity: "missing", code, ...cell }] };
}

function readTwo(reader: RowReader, isSwapped: boolean): Coordinates | null {
  const [one, other] = [reader.text("latitude"), reader.text("longitude")];
  if (one === null || other === null) return null;
  // Letters say which is which.
  if (/[NSEW]/i.test(one + other)) return readPosition(`${one} ${other}`, NO_GRID);
  const [first, second] = [readDegrees(one, "NS"), readDegrees(other, "EW")];
  if (first === null || second === null) return null;
  return onEarth(isSwapped ? { latitude: second, longitude: first } : { latitude: first, longitude: second });
}

function readOne(reader: RowReader, isSwapped: boolean, readGrid: ReadGrid): Coordinates | null {
  const text = reader.text("position");
  if (text === null) return null;
  if (!isSwapped || /[NSEW]/i.test(text) || readGrid(text)) return readPosition(text, readGrid);
  const parts = /^(\S+?)[,;\s]+(\S+)$/.exec(text.trim());
  return parts ? readPosition(`${parts[2]} ${parts[1]}`, NO_GRID) : null;
}

function onEarth(place: Coordinates): Coordinates | null {
  const isLatitude = latitudeSchema.safeParse(place.latitude).success;
  return isLatitude && longitudeSchema.safeParse(place.longitude).success ? place : null;
}

function rounded({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: Number(latitude.toFixed(DECIMALS)), longitude: Number(longitude.toFixed(DECIMALS)) };
}
