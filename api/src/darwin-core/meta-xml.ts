import { DARWIN_CORE, EVENT_TERMS, OCCURRENCE_TERMS } from "./terms.ts";

interface DescribedFile {
  element: "core" | "extension";
  /** The class of its rows. */
  rowType: "Event" | "Occurrence";
  location: string;
  terms: readonly string[];
}

/**
 * Describes the columns of the two tables as the Darwin Core text guide wants it (TDWG, 2009-02-12,
 * https://dwc.tdwg.org/text/). The first column of each is the id of the event.
 */
export function metaXml(): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<archive xmlns="http://rs.tdwg.org/dwc/text/" metadata="eml.xml">
${describe({ element: "core", rowType: "Event", location: "event.txt", terms: EVENT_TERMS })}
${describe({ element: "extension", rowType: "Occurrence", location: "occurrence.txt", terms: OCCURRENCE_TERMS })}
</archive>
`;
}

function describe({ element, rowType, location, terms }: DescribedFile): string {
  const fields = terms.map((term, index) => `    <field index="${index}" term="${DARWIN_CORE}${term}"/>`);
  return `  <${element} encoding="UTF-8" fieldsTerminatedBy="\\t" linesTerminatedBy="\\n" fieldsEnclosedBy="" ignoreHeaderLines="1" rowType="${DARWIN_CORE}${rowType}">
    <files>
      <location>${location}</location>
    </files>
    <${element === "core" ? "id" : "coreid"} index="0"/>
${fields.join("\n")}
  </${element}>`;
}
