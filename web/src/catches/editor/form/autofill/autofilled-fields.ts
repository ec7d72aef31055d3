import type { ConditionsOfHour } from "@creel/domain/catches/conditions-of-hour";
import {
  type DetailName,
  FILLABLE_NAMES,
  type FillableName,
  mapDetails,
} from "@creel/domain/details/details";

import type { CatchValues } from "../../values/catch-values.ts";

export type AutofilledValues = Pick<CatchValues, FillableName>;

interface AutofillInput {
  conditions: ConditionsOfHour;
  /** True when the angler pressed the button: then fields that they emptied are filled in, too. */
  isAsked: boolean;
}

/** Knows which conditions in a form were typed and which were autofilled. */
export class AutofilledFields {
  #seen: AutofilledValues;
  readonly #autofilled = new Set<FillableName>();
  readonly #byHand = new Set<FillableName>();

  /** The values that the form opens with count as typed. */
  constructor(values: AutofilledValues) {
    this.#seen = pick(values);
    for (const name of FILLABLE_NAMES) if (values[name] !== null) this.#byHand.add(name);
  }

  get hasAutofilled(): boolean {
    return this.#autofilled.size > 0;
  }

  /** True when the angler typed or emptied any of them. */
  get hasHandwriting(): boolean {
    return this.#byHand.size > 0;
  }

  /** Values that differ from before were typed. */
  update(values: AutofilledValues): void {
    for (const name of FILLABLE_NAMES) {
      if (values[name] === this.#seen[name]) continue;
      this.#autofilled.delete(name);
      this.#byHand.add(name);
    }
    this.#seen = pick(values);
  }

  /** Returns the changes for fields that are empty or were autofilled. An unknown condition empties its field. */
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

  /** Returns the changes that remove everything autofilled. */
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
