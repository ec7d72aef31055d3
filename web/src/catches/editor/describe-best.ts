import {
  type BeatenRecord,
  bestsWith,
  isRecordLost,
  type Measured,
  recordsBeaten,
} from "@creel/domain/catches/beaten-records";
import type { PersonalBest } from "@creel/domain/catches/personal-bests";
import type { SpeciesCounts } from "@creel/domain/catches/summary";
import { speciesKey } from "@creel/domain/species/species";
import { t } from "@lingui/core/macro";

import { formatCatchDay } from "../../dates/format-catch-time.ts";
import { inSentence } from "../../i18n/letter-case.ts";
import type { OutboxItem } from "../../outbox/outbox-item.ts";
import { speciesName } from "../../species/species-names.ts";
import type { Units } from "../../units/make-units.ts";
import { NO_FILTERS } from "../filters/model/filters.ts";
import { changesOf, dayOfCatch, type PendingChange } from "../outbox/pending-changes.ts";
import { withPendingSpecies } from "../outbox/pending-counts.ts";
import { pendingOf } from "../outbox/pending-items.ts";
import type { PreparedCatch, PreparedChange } from "./values/catch-payload.ts";

type Prepared = PreparedCatch | PreparedChange;

/**
 * Returns the sentence for a first, longest or heaviest catch of its species, with the record it beat; `null` if it is
 * none of these.
 */
export async function describeBest(
  prepared: Prepared,
  before: LogBefore,
  units: Units,
): Promise<string | null> {
  const caught = measuredIn(prepared);
  const changes = changesOf(pendingOf(await before.items), () => undefined);
  const others = changes.filter(({ id }) => id !== caught.id);
  const name = inSentence(speciesName(caught.species.trim()));
  if (isFirst(prepared, before, others)) return t`Your first ${name}.`;
  return describeBeaten(name, { caught, units, records: beatenBy(prepared, before, others) });
}

function measuredIn({ catchId: id, work }: Prepared): Measured {
  const base = work.kind === "change" ? work.base : { species: "", weight: null, length: null };
  const { species = base.species, weight = base.weight, length = base.length } = work.fields;
  return { id, species, weight, length };
}

function isFirst(prepared: Prepared, { counts }: LogBefore, others: readonly PendingChange[]): boolean {
  if (!counts || !isOfOtherSpecies(prepared)) return false;
  const { species: counted } = withPendingSpecies(counts, others, NO_FILTERS);
  const key = speciesKey(measuredIn(prepared).species);
  return !counted.some(({ species }) => speciesKey(species) === key);
}

/** True for a new catch and for a change of species. */
function isOfOtherSpecies(prepared: Prepared): boolean {
  const { work } = prepared;
  return work.kind === "create" || speciesKey(work.base.species) !== speciesKey(measuredIn(prepared).species);
}

/** Counts only newly entered measures: editing the notes of a record catch beats nothing. */
function beatenBy(
  prepared: Prepared,
  { bests = [] }: LogBefore,
  others: readonly PendingChange[],
): BeatenRecord[] {
  const waiting = others.flatMap(({ after }) => (after ? { ...after, day: dayOfCatch(after) } : []));
  const known = bestsWith(bests, waiting).filter(
    (best) => !others.some(({ id, after }) => isRecordLost(best, id, after)),
  );
  const caught = measuredIn(prepared);
  const { work } = prepared;
  const isNewlyMeasured = ({ measure }: BeatenRecord) =>
    work.kind === "create" || isOfOtherSpecies(prepared) || work.base[measure] !== caught[measure];
  return recordsBeaten(caught, known).filter(isNewlyMeasured);
}

interface Beaten {
  caught: Measured;
  units: Units;
  records: readonly BeatenRecord[];
}

function describeBeaten(name: string, { caught, units, records }: Beaten): string | null {
  const write = (measure: BeatenRecord["measure"]) => {
    const record = records.find((each) => each.measure === measure);
    const value = caught[measure];
    if (!record || value === null) return null;
    const { value: beaten, day, catchId } = record.previous;
    const now = unbroken(units.format(measure, value));
    const was = unbroken(units.format(measure, beaten));
    // Rounded to the angler's units, both may read the same.
    return now === was ? null : { now, was, day: unbroken(writeDay(day)), catchId };
  };
  const [length, weight] = [write("length"), write("weight")];
  if (length && weight) {
    const [longest, heaviest] = [length.now, weight.now];
    const [wasLongest, wasHeaviest] = [length.was, weight.was];
    const [day, dayOfHeaviest] = [length.day, weight.day];
    return length.catchId === weight.catchId
      ? t`Your longest and heaviest ${name}: ${longest}, ${heaviest}. It beats ${wasLongest}, ${wasHeaviest} from ${day}.`
      : t`Your longest and heaviest ${name}: ${longest}, ${heaviest}. It beats ${wasLongest} from ${day} and ${wasHeaviest} from ${dayOfHeaviest}.`;
  }
  if (length) {
    const { now: longest, was, day } = length;
    return t`Your longest ${name}: ${longest}. It beats ${was} from ${day}.`;
  }
  if (!weight) return null;
  const { now: heaviest, was, day } = weight;
  return t`Your heaviest ${name}: ${heaviest}. It beats ${was} from ${day}.`;
}

/** Keeps a number and its unit, or a day and its month, on one line. */
function unbroken(text: string): string {
  return text.replaceAll(" ", "\u00A0");
}

/** @param day yyyy-mm-dd */
function writeDay(day: string): string {
  return formatCatchDay({ date: `${day}T12:00:00Z`, time: null, time_zone: "UTC" });
}

export interface LogBefore {
  /** `undefined` if they are not on this device. */
  bests: readonly PersonalBest[] | undefined;
  counts: SpeciesCounts | undefined;
  /** The items in the outbox. */
  items: Promise<OutboxItem[]>;
}
