import type { Store } from "../../../../store/create-store.ts";
import type { CatchValues } from "../../values/catch-values.ts";
import type { LineValues } from "./apply-reading.ts";

/** What the main button of the form does where a line tells of no catch. */
export interface InsteadOfSaving {
  label: string;
  press: () => void;
}

/** The form as a line has it. */
export interface LineForm {
  read: () => LineValues & Pick<CatchValues, "coordinates">;
  write: (changes: Partial<LineValues>) => void;
  /** `null`: the button saves the catch. */
  instead: Store<InsteadOfSaving | null>;
  /** Closes the form, of which nothing is kept: it is logged elsewhere. */
  leave: () => void;
}
