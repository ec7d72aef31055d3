import { asked, certain, type Evidence, type Guess, type Sample, SAMPLE_LINES } from "../source/guess.ts";
import type { SourceCell } from "../source/source-table.ts";
import { DATE_ORDERS, dayAfter, type DateOrder, readDay } from "./read-day.ts";

/** Fewer days may be in order by chance. For eight days, the chance is 1 in 40,320. */
const LEAST_DAYS_IN_ORDER = 8;

interface Reading {
  cell: SourceCell;
  /** In the form yyyy-mm-dd, keyed by order; `null` if the text is not a day, or is one in the future. */
  days: Record<DateOrder, string | null>;
}

const YEAR_FIRST = /^\s*\d{4}\D/;

/**
 * Guesses how to read a column of dates, from all of its cells and never from the language of a browser.
 * @param today yyyy-mm-dd; no fish was caught after the day that follows
 */
export function guessDateOrder(cells: readonly SourceCell[], today: string): Guess<DateOrder> {
  // The clocks of the world are at most a day apart.
  const inThePast = readingsOf(cells, today, dayAfter(today));
  const readings = inThePast.length > 0 ? inThePast : readingsOf(cells, today, "9999-12-31");
  const complete = DATE_ORDERS.filter((order) => readings.every(({ days }) => days[order] !== null));
  const [first] = complete;
  // Each line reports by itself that it cannot be read.
  if (readings.length === 0) return certain("ymd", { code: "nothing" }, ["dmy", "mdy", "ymd"]);
  if (first === undefined) return contradictory(readings);
  if (complete.every((order) => isSame(readings, first, order))) {
    const isYearFirst = readings.every(({ cell }) => YEAR_FIRST.test(cell.text));
    return certain(isYearFirst ? "ymd" : first, evidenceFor(readings, first));
  }
  const inOrder = complete.filter((order) => isInOrder(readings.map(({ days }) => days[order] ?? "")));
  const [only] = inOrder;
  if (only !== undefined && inOrder.length === 1) return certain(only, { code: "in_order" }, complete);
  return asked(complete, { code: "ambiguous", samples: samplesOf(readings, complete) });
}

function readingsOf(cells: readonly SourceCell[], today: string, latest: string): Reading[] {
  return cells
    .map((cell) => ({
      cell,
      days: daysOf((order) => {
        const day = readDay(cell.text, order, today)?.day ?? null;
        return day !== null && day <= latest ? day : null;
      }),
    }))
    .filter(({ days }) => DATE_ORDERS.some((order) => days[order] !== null));
}

function daysOf(day: (order: DateOrder) => string | null): Reading["days"] {
  return {
    dmy: day("dmy"),
    mdy: day("mdy"),
    ymd: day("ymd"),
    serial1900: day("serial1900"),
    serial1904: day("serial1904"),
  };
}

function isSame(readings: readonly Reading[], one: DateOrder, other: DateOrder): boolean {
  return readings.every(({ days }) => days[one] === days[other]);
}

/** The order that a date in this order is most likely confused with. */
const RIVALS: Record<DateOrder, DateOrder> = {
  dmy: "mdy",
  mdy: "dmy",
  ymd: "dmy",
  serial1900: "serial1904",
  serial1904: "serial1900",
};

function evidenceFor(readings: readonly Reading[], order: DateOrder): Evidence {
  const deciding = readings.find(({ days }) => days[RIVALS[order]] === null);
  return deciding ? { code: "only_reading", ...deciding.cell } : { code: "one_meaning" };
}

function contradictory(readings: readonly Reading[]): Guess<DateOrder> {
  const count = (order: DateOrder) => readings.filter(({ days }) => days[order] !== null).length;
  const orders = DATE_ORDERS.filter((order) => count(order) > 0).toSorted(
    (one, other) => count(other) - count(one),
  );
  const against = orders.flatMap((order) => readings.find(({ days }) => days[order] === null) ?? []);
  return asked(orders, { code: "contradictory", samples: samplesOf([...new Set(against)], orders) });
}

function isInOrder(days: readonly string[]): boolean {
  if (new Set(days).size < LEAST_DAYS_IN_ORDER) return false;
  const pairs = days.slice(1).map((day, index) => [days[index] ?? "", day] as const);
  return pairs.every(([one, next]) => one <= next) || pairs.every(([one, next]) => one >= next);
}

/** Puts the readings first that differ between the orders. */
function samplesOf(readings: readonly Reading[], orders: readonly DateOrder[]): Sample[] {
  const differs = ({ days }: Reading) => new Set(orders.map((order) => days[order])).size > 1;
  return [...readings.filter(differs), ...readings.filter((reading) => !differs(reading))]
    .slice(0, SAMPLE_LINES)
    .map(({ cell: { line, text }, days }) => ({ line, text, readings: orders.map((order) => days[order]) }));
}
