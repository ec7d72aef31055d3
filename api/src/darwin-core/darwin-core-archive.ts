import type { Readable } from "node:stream";

import { v4 as uuidv4 } from "uuid";

import { streamZip, type ZipEntry } from "../base/zip.ts";
import { readAllCatches } from "../catches/export/all-catches.repository.ts";
import type { Database } from "../database/connect.ts";
import type { TripRow, UserRow } from "../database/schema.ts";
import { presentTrips } from "../trips/record/present-trip.ts";
import { readAllTrips } from "../trips/trip-list.repository.ts";
import { emlXml } from "./eml-xml.ts";
import { eventOfCatch, eventOfTrip } from "./event-rows.ts";
import { absencesOfTrip, occurrenceOfCatch } from "./occurrence-rows.ts";
import { SQUARE_DEGREES } from "./squares.ts";
import { EVENT_TERMS, headLine, OCCURRENCE_TERMS, toLine, DARWIN_CORE } from "./terms.ts";

/**
 * Streams a user's ended trips and catches as a Darwin Core archive: events, and what occurred or was absent. Samples
 * are left out.
 * @param day yyyy-mm-dd
 */
export function makeDarwinCoreArchive(db: Database, user: UserRow, day: string): Readable {
  return streamZip(entriesOf(db, user, day));
}

async function* entriesOf(db: Database, user: UserRow, day: string): AsyncGenerator<ZipEntry, void> {
  const lastModified = new Date();
  // The occurrences follow later, when the log may have more. Only those of events that were written are in the file.
  const written: Written = { trips: new Set(), catches: new Set(), absences: [] };
  const { firstName, lastName } = user;
  yield { name: "meta.xml", input: metaXml(), lastModified };
  yield {
    name: "eml.xml",
    input: emlXml({ id: uuidv4(), firstName, lastName, day, degrees: SQUARE_DEGREES }),
    lastModified,
  };
  yield { name: "event.txt", input: eventTable(db, user, written), lastModified };
  yield { name: "occurrence.txt", input: occurrenceTable(db, user, written), lastModified };
}

interface Written {
  /** The ids of trips that are events. */
  trips: Set<string>;
  /** The ids of catches that are events of their own. */
  catches: Set<string>;
  /** Lines of occurrence.txt. */
  absences: string[];
}

async function* eventTable(db: Database, user: UserRow, written: Written): AsyncGenerator<string, void> {
  yield headLine(EVENT_TERMS);
  for await (const rows of readAllTrips(db, user.id)) {
    yield* chunk(await tripLines(db, user, { rows, written }));
  }
  for await (const rows of readAllCatches(db, user.id)) {
    const loose = rows.filter(({ tripId }) => tripId === null || !written.trips.has(tripId));
    for (const { id } of loose) written.catches.add(id);
    yield* chunk(loose.map((row) => toLine(EVENT_TERMS, eventOfCatch(row))));
  }
}

interface Batch {
  rows: readonly TripRow[];
  written: Written;
}

async function tripLines(db: Database, user: UserRow, { rows, written }: Batch): Promise<string[]> {
  const ended = rows.filter(hasEnded);
  const trips = new Map((await presentTrips(db, user, ended)).map((trip) => [trip.id, trip]));
  return ended.flatMap((row) => {
    const trip = trips.get(row.id);
    if (!trip) return [];
    written.trips.add(row.id);
    written.absences.push(...absencesOfTrip(trip).map((absent) => toLine(OCCURRENCE_TERMS, absent)));
    return toLine(EVENT_TERMS, eventOfTrip(row, trip));
  });
}

/** An empty chunk would end the file. */
function chunk(lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [lines.join("")];
}

function hasEnded(row: TripRow): row is TripRow & { endedAt: Date } {
  return row.endedAt !== null;
}

async function* occurrenceTable(db: Database, user: UserRow, written: Written): AsyncGenerator<string, void> {
  yield headLine(OCCURRENCE_TERMS);
  yield* chunk(written.absences);
  for await (const rows of readAllCatches(db, user.id)) {
    yield* chunk(
      rows.flatMap((row) => {
        const eventId = eventIdOf(row, written);
        return eventId === null ? [] : [toLine(OCCURRENCE_TERMS, occurrenceOfCatch(row, eventId))];
      }),
    );
  }
}

/** `null` for a catch that was logged after the events were written. */
function eventIdOf({ id, tripId }: { id: string; tripId: string | null }, written: Written): string | null {
  if (written.catches.has(id)) return id;
  return tripId !== null && written.trips.has(tripId) ? tripId : null;
}

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
function metaXml(): string {
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
