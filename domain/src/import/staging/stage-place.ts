import { type Coordinates, latitudeSchema, longitudeSchema } from "../../places/coordinates.ts";
import { roundTo } from "../../units/round-to.ts";
import { readDegrees, type ReadGrid, readPosition, sensible } from "../places/read-position.ts";
import type { ImportPlan } from "../plan/plan-import.ts";
import type { RowCell, RowReader, ProblemCode, RowProblem, Severity } from "./staged-catch.ts";

export interface StagedPlace {
  /** Rounded to six decimals (11 cm), as catches are sent. */
  value: Coordinates | null;
  problems: RowProblem[];
  /** The cells that the value was read from, or that a problem names. All others are left for the notes. */
  used: RowCell[];
}

const DECIMALS = 6;
/** A latitude and a longitude are not a grid reference. */
const NO_GRID: ReadGrid = () => null;

interface PlaceContext extends Pick<ImportPlan, "axes"> {
  readGrid: ReadGrid;
  /** True if the file says that it made the place coarse. */
  isObscured: boolean;
}

export function stagePlace(reader: RowReader, { axes, readGrid, isObscured }: PlaceContext): StagedPlace {
  const cells = [reader.cell("latitude"), reader.cell("longitude"), reader.cell("position")];
  const used = cells.filter((cell) => cell !== null);
  const text = used.map((cell) => cell.text).join(" ");
  const header = used.map((cell) => cell.header).join(", ");
  const without = (severity: Severity, code: ProblemCode): StagedPlace => ({
    value: null,
    problems: [{ severity, code, header, text }],
    used,
  });
  if (isHalf(cells)) return without("missing", isObscured ? "obscured_place" : "no_place");
  if (axes?.value === null) return without("question", "not_decided");
  const isSwapped = axes?.value === "swapped";
  const ofTwo = readTwo(reader, isSwapped);
  const place = ofTwo ?? readOne(reader, isSwapped, readGrid);
  if (place === null) return without("missing", "unreadable");
  const value = sensible(place);
  if (!value) return without("missing", "no_place");
  const isRead = ({ column }: RowCell) => (column === reader.cell("position")?.column) !== (ofTwo !== null);
  return { value: roundPlace(value), problems: [], used: used.filter(isRead) };
}

/** True if there is neither one cell with both coordinates nor two cells with one each. */
function isHalf([latitude, longitude, position]: readonly (RowCell | null | undefined)[]): boolean {
  return !position && (!latitude || !longitude);
}

function readTwo(reader: RowReader, isSwapped: boolean): Coordinates | null {
  const [one, other] = [reader.text("latitude"), reader.text("longitude")];
  if (one === null || other === null) return null;
  // Letters tell latitude and longitude apart.
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

function roundPlace({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: roundTo(latitude, DECIMALS), longitude: roundTo(longitude, DECIMALS) };
}
