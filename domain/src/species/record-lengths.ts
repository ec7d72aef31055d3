import { INCHES_TO_CENTIMETERS } from "../units/conversions.ts";
import type { SpeciesName } from "./species.ts";

/**
 * The longest known total length per name, in centimeters. FishBase ("max length") for Esox masquinongy, Esox lucius,
 * Micropterus dolomieu, Micropterus salmoides, Sander vitreus, Perca fluviatilis, Lepomis macrochirus, Salvelinus
 * namaycush and Oncorhynchus tshawytscha; for catfish the Silurus glanis of the Po, May 2023. If a name means several
 * species, the longest of them counts.
 */
const RECORDS_CM: Record<Exclude<SpeciesName, "Other">, number> = {
  Musky: 183,
  Pike: 150,
  "Bass (Smallmouth)": 69,
  "Bass (Largemouth)": 97,
  Walleye: 107,
  Perch: 60,
  Bluegill: 41,
  Catfish: 285,
  Trout: 150,
  Salmon: 150,
};

/**
 * In inches. No longer fish landed by anglers is on record: the white shark reaches a total length of 640 cm and the
 * white sturgeon 610 cm (FishBase, "max length", for Carcharodon carcharias and Acipenser transmontanus).
 */
export const LONGEST_FISH = INCHES_TO_CENTIMETERS.toApi(640);

/**
 * In pounds. The heaviest fish caught by rod and line, the white shark of Ceduna, April 1959 (IGFA all-tackle record).
 */
export const HEAVIEST_FISH = 2664;

/** Returns the record in inches; `null` for a species that is not listed. */
export function recordLength(species: string): number | null {
  const record = Object.entries(RECORDS_CM).find(([name]) => name === species)?.[1];
  return record === undefined ? null : INCHES_TO_CENTIMETERS.toApi(record);
}
