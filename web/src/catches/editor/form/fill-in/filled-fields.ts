import type { ConditionsOfHour } from "@creel/domain/catches/conditions-of-hour";
import {
  type DetailName,
  FILLABLE_NAMES,
  type FillableName,
  mapDetails,
} from "@creel/domain/catches/details";

import type { CatchValues } from "../../values/catch-values.ts";

export type FilledValues = Pick<CatchValues, FillableName>;

interface Fill {
  conditions: ConditionsOfHour;
  /** Whether the angler asked for it: then what they emptied by hand is filled in, too. */
  isAsked: boolean;
}

/** Knows of each condition in a form whether the angler wrote it or it was filled in. */
export class FilledFields {
  #seen: FilledValues;
  readonly #filled = new Set<FillableName>();
  readonly #byHand = new Set<FillableName>();

  /** What stands in the form from the beginning is the angler's. */
  constructor(values: FilledValues) {
    this.#seen = pick(values);
    for (const name of FILLABLE_NAMES) if (values[name] !== null) this.#byHand.add(name);
  }

  get hasFilled(): boolean {
    return this.#filled.size > 0;
  }

  /** Whether the angler wrote into any of them, or emptied one. */
  get hasHandwriting(): boolean {
    return this.#byHand.size > 0;
  }

  /** Takes what stands in the form now: what differs from before was written by hand. */
  see(values: FilledValues): void {
    for (const name of FILLABLE_NAMES) {
      if (values[name] === this.#seen[name]) continue;
      this.#filled.delete(name);
      this.#byHand.add(name);
    }
    this.#seen = pick(values);
  }

  /**
   * What is to be written for these conditions: into fields that are empty or hold what was filled in before. What
   * is not known leaves a field empty.
   */
  fill({ conditions, isAsked }: Fill): Partial<FilledValues> {
    const open = FILLABLE_NAMES.filter((name) => this.#filled.has(name) || this.#isOpen(name, isAsked));
    const changes = open.filter((name) => conditions[name] !== this.#seen[name]);
    for (const name of open) {
      this.#byHand.delete(name);
      if (conditions[name] === null) this.#filled.delete(name);
      else this.#filled.add(name);
    }
    return this.#write(conditions, changes);
  }

  /** What is to be written so that nothing is left of what was filled in. */
  takeOut(): Partial<FilledValues> {
    const names = [...this.#filled];
    this.#filled.clear();
    return this.#write(NOTHING, names);
  }

  #isOpen(name: FillableName, isAsked: boolean): boolean {
    return this.#seen[name] === null && (isAsked || !this.#byHand.has(name));
  }

  #write(values: FilledValues, names: readonly FillableName[]): Partial<FilledValues> {
    const changes = Object.fromEntries(names.map((name) => [name, values[name]]));
    this.#seen = { ...this.#seen, ...changes };
    return changes;
  }
}

function pick(values: FilledValues): FilledValues {
  return { ...NOTHING, ...Object.fromEntries(FILLABLE_NAMES.map((name) => [name, values[name]])) };
}

const NOTHING: FilledValues = mapDetails<Record<DetailName, null>>(() => null);
