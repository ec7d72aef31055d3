/** The namespace of Darwin Core's terms (TDWG, https://dwc.tdwg.org/terms/). */
export const DARWIN_CORE = "http://rs.tdwg.org/dwc/terms/";

/** Where and how certain, for events and for occurrences. */
export const PLACE_TERMS = [
  "decimalLatitude",
  "decimalLongitude",
  "geodeticDatum",
  "coordinateUncertaintyInMeters",
  "footprintWKT",
  "footprintSRS",
  "dataGeneralizations",
] as const;

/** The columns of event.txt. */
export const EVENT_TERMS = [
  "eventID",
  "eventType",
  "samplingProtocol",
  "sampleSizeValue",
  "sampleSizeUnit",
  "samplingEffort",
  "eventDate",
  "year",
  "month",
  "day",
  ...PLACE_TERMS,
  "informationWithheld",
] as const;

/** The columns of occurrence.txt. The first one names the event. */
export const OCCURRENCE_TERMS = [
  "eventID",
  "occurrenceID",
  "basisOfRecord",
  "occurrenceStatus",
  "scientificName",
  "taxonRank",
  "kingdom",
  "phylum",
  "class",
  "vernacularName",
  "individualCount",
  "eventDate",
  ...PLACE_TERMS,
  "occurrenceRemarks",
  "dynamicProperties",
] as const;

type Cell = string | number | null | undefined;
export type RowOf<Terms extends readonly string[]> = Partial<Record<Terms[number], Cell>>;
export type EventRow = RowOf<typeof EVENT_TERMS> & { eventID: string };
export type OccurrenceRow = RowOf<typeof OCCURRENCE_TERMS> & { eventID: string; occurrenceID: string };

export function headLine(terms: readonly string[]): string {
  return `${terms.join("\t")}\n`;
}

/** One line of a table. Tabs and line breaks, which the format cannot express, become spaces. */
export function toLine<Terms extends readonly string[]>(terms: Terms, row: RowOf<Terms>): string {
  const cells = terms.map((term: Terms[number]) => writeCell(row[term]));
  return `${cells.join("\t")}\n`;
}

function writeCell(value: Cell): string {
  // oxlint-disable-next-line no-control-regex -- these are what it is about
  return String(value ?? "").replaceAll(/[\u0000-\u001F\u007F\u0085\u2028\u2029]+/g, " ");
}
