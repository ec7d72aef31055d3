import { type Control, useController, useWatch } from "react-hook-form";

import { isSameLure, type OwnLure, type TiedLure } from "../../../../gear/data/own-lures.ts";
import { type CatchValues, splitLure } from "../../values/catch-values.ts";

/** The lure of the form: one of the tackle box with its type, or a type alone. */
export function useLureChoice(control: Control<CatchValues>) {
  const type = useController({ control, name: "lure_type" }).field;
  const custom = useController({ control, name: "customLureType" }).field;
  const lure = useController({ control, name: "lureId" }).field;
  const variant = useController({ control, name: "variantId" }).field;
  const [lureId, variantId = null] = useWatch({ control, name: ["lureId", "variantId"] });
  const tied: TiedLure | null = lureId ? { lureId, variantId } : null;

  const setType = (name: string | null) => {
    const split = splitLure(name);
    type.onChange(split.lure_type);
    custom.onChange(split.customLureType);
  };
  return {
    tied,
    isTied: (own: TiedLure) => tied !== null && isSameLure(tied, own),
    chooseOwn: (own: OwnLure | null) => {
      setType(own?.lureType ?? null);
      lure.onChange(own?.lureId ?? null);
      variant.onChange(own?.variantId ?? null);
    },
    chooseType: (name: string | null) => {
      setType(name);
      if (tied === null) return;
      lure.onChange(null);
      variant.onChange(null);
    },
  };
}
