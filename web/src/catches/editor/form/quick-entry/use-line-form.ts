import { useMemo } from "react";
import type { UseFormReturn } from "react-hook-form";

import type { CatchValues } from "../../values/catch-values.ts";
import { lineFieldNames } from "./apply-reading.ts";
import type { LineForm } from "./use-quick-entry.ts";

type Fields = Pick<UseFormReturn<CatchValues>, "getValues" | "setValue">;

/** The form as a line reads and writes it. */
export function useLineForm({ getValues, setValue }: Fields): LineForm {
  return useMemo(
    () => ({
      read: getValues,
      write: (changes) => {
        for (const name of lineFieldNames(changes)) {
          const value = changes[name];
          if (value !== undefined) setValue(name, value, { shouldValidate: false });
        }
      },
    }),
    [getValues, setValue],
  );
}
