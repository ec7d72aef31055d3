import { readFileSync } from "node:fs";

/** A row of an angler's file, which has cm, pounds and ounces, degrees and decimal minutes. */
export interface Trout {
  date: string;
  lengthCm: number | null;
  weightLb: number | null;
  position: { latitude: number; longitude: number } | null;
}

const CM_PER_INCH = 2.54;
const OUNCES_PER_POUND = 16;

export function readTroutFile(path: string): Trout[] {
  const [header = "", ...lines] = readFileSync(path, "utf8").trim().split(/\r?\n/);
  const names = header.split(",");
  return lines.map((line) => {
    const cells = line.split(",");
    const cell = (name: string) => cells[names.indexOf(name)] ?? "";
    const pounds = readNumber(cell("Weightlb"));
    const ounces = readNumber(cell("Weightoz")) ?? 0;
    return {
      date: cell("Date"),
      lengthCm: readNumber(cell("Length")),
      weightLb: pounds === null ? null : pounds + ounces / OUNCES_PER_POUND,
      position: readPosition(cell("Position")),
    };
  });
}

/** Returns the request for the API that creates the catch of a row. */
export function toCatch({ date, lengthCm, weightLb, position }: Trout) {
  return {
    species: "Trout",
    date,
    time_zone: "Europe/London",
    ...(lengthCm !== null && { length: lengthCm / CM_PER_INCH }),
    ...(weightLb !== null && { weight: weightLb }),
    ...position,
  };
}

function readNumber(cell: string): number | null {
  return cell === "" || cell === "NA" ? null : Number(cell);
}

/** Parses a position such as "N56 40.802 W4 20.519". Returns `null` for any other text. */
function readPosition(cell: string): Trout["position"] {
  const [, north, northMinutes, west, westMinutes] = /^N(\d+) ([\d.]+) W(\d+) ([\d.]+)$/.exec(cell) ?? [];
  if (!west) return null;
  return {
    latitude: Number(north) + Number(northMinutes) / 60,
    longitude: -(Number(west) + Number(westMinutes) / 60),
  };
}
