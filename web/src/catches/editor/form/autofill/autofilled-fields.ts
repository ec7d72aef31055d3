import type { ConditionsOfHour } from "@creel/domain/catches/conditions-of-hour";
import {
  type DetailName,
  FILLABLE_NAMES,
  type FillableName,
  mapDetails,
} from "@creel/domain/catches/details";

import type { CatchValues } from "../../values/catch-values.ts";

export type AutofilledValues = Pick<CatchValues, FillableName>;

interface AutofillInput {
  conditions: ConditionsOfHour;
  /** Whether the angler asked for it: then what they emptied by hand is filled in, too. */
  isAsked: boolean;
}

/** Knows of each condition in a form whether the angler wrote it or it was filled in. */
export class AutofilledFields {
  #seen: AutofilledValues;
  readonly #autofilled = new Set<FillableName>();
  readonly #byHand = new Set<FillableName>();

  /** What stands in the form from the beginning is the angler's. */
  constructor(values: AutofilledValues) {
    this.#seen = pick(values);
    for (const name of FILLABLE_NAMES) if (values[name] !== null) this.#byHand.add(name);
  }

  get hasAutofilled(): boolean {
    return this.#autofilled.size > 0;
  }

  /** Whether the angler wrote into any of them, or emptied one. */
  get hasHandwriting(): boolean {
    return this.#byHand.size > 0;
  }

  /** Takes what stands in the form now: what differs from before was written by hand. */
  update(values: AutofilledValues): void {
    for (const name of FILLABLE_NAMES) {
      if (values[name] === this.#seen[name]) continue;
      this.#autofilled.delete(name);
      this.#byHand.add(name);
    }
    this.#seen = pick(values);
  }

  /**
   * What is to be written for these conditions: into fields that are empty or hold what was filled in before. What
   * is not known leaves a field empty.
   */
  apply({ conditions, isAsked }: AutofillInput): Partial<AutofilledValues> {
    const open = FILLABLE_NAMES.filter((name) => this.#autofilled.has(name) || this.#isOpen(name, isAsked));
    const changes = open.filter((name) => conditions[name] !== this.#seen[name]);
    for (const name of open) {
      this.#byHand.delete(name);
      if (conditions[name] === null) this.#autofilled.delete(name);
      else this.#autofilled.add(name);
    }
    return this.#write(conditions, changes);
  }

  /** What is to be written so that nothing is left of what was filled in. */
  clear(): Partial<AutofilledValues> {
    const names = [...this.#autofilled];
    this.#autofilled.clear();
    return this.#write(NOTHING, names);
  }

  #isOpen(name: FillableName, isAsked: boolean): boolean {
    return this.#seen[name] === null && (isAsked || !this.#byHand.has(name));
  }

  #write(values: AutofilledValues, names: readonly FillableName[]): Partial<AutofilledValues> {
    const changes = Object.fromEntries(names.map((name) => [name, values[name]]));
    this.#seen = { ...this.#seen, ...changes };
    return changes;
  }
}

function pick(values: AutofilledValues): AutofilledValues {
  return { ...NOTHING, ...Object.fromEntries(FILLABLE_NAMES.map((name) => [name, values[name]])) };
}

const NOTHING: AutofilledValues = mapDetails<Record<DetailName, null>>(() => null);
