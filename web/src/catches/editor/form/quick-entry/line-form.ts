import { useMemo, useState } from "react";
import type { UseFormReturn } from "react-hook-form";

import { createStore, type Store } from "../../../../store/create-store.ts";
import type { CatchValues } from "../../values/catch-values.ts";
import { lineFieldNames, type LineValues } from "./apply-reading.ts";

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

type Fields = Pick<UseFormReturn<CatchValues>, "getValues" | "setValue">;

/** Of a stored catch, for which no line is offered. */
const stayHere = () => {};

/** The form as a line reads and writes it. */
export function useLineForm({ getValues, setValue }: Fields, onElsewhere: () => void = stayHere): LineForm {
  const [instead] = useState(() => createStore<InsteadOfSaving | null>(null));
  return useMemo(
    () => ({
      instead,
      leave: onElsewhere,
      read: getValues,
      write: (changes) => {
        for (const name of lineFieldNames(changes)) {
          const value = changes[name];
          const isLeft = name === "howMany" || name === "alikeLengths";
          if (value !== undefined || isLeft) setValue(name, value, { shouldValidate: false });
        }
      },
    }),
    [instead, onElsewhere, getValues, setValue],
  );
}
