import { useMemo, useState } from "react";
import type { UseFormReturn } from "react-hook-form";

import { createStore, type Store } from "../../../../store/create-store.ts";
import type { CatchValues } from "../../values/catch-values.ts";
import { lineFieldNames, type LineValues } from "./apply-reading.ts";

/** Replaces the action of the form's main button if the line describes no catch. */
export interface InsteadOfSaving {
  label: string;
  press: () => void;
}

/** The part of the form that a line reads and writes. */
export interface LineForm {
  read: () => LineValues & Pick<CatchValues, "coordinates">;
  write: (changes: Partial<LineValues>) => void;
  /** `null` if the button saves the catch. */
  instead: Store<InsteadOfSaving | null>;
  /** Closes the form without storing anything, because the line is logged elsewhere. */
  leave: () => void;
}

type Fields = Pick<UseFormReturn<CatchValues>, "getValues" | "setValue">;

/** Does nothing: the form of a stored catch offers no line. */
const stayHere = () => {};

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
