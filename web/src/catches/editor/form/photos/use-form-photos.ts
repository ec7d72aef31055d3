import { useCallback } from "react";
import { type UseFormReturn, useController } from "react-hook-form";

import { type FormPhoto, photosProblem } from "../../../../photos/choose/form-photo.ts";
import { type Photos, usePhotos } from "../../../../photos/choose/use-photos.ts";
import type { CatchValues } from "../../values/catch-values.ts";

type Form = Pick<UseFormReturn<CatchValues>, "control" | "getValues" | "setValue" | "clearErrors">;

/** The form's photos. What is said about them goes once it is mended. */
export function useFormPhotos({ control, getValues, setValue, clearErrors }: Form): Photos {
  const { field } = useController({ control, name: "photos" });
  const update = useCallback(
    (change: (was: readonly FormPhoto[]) => FormPhoto[]) => {
      // Several photos become ready at once: each change is made to what the others left.
      const photos = change(getValues("photos"));
      setValue("photos", photos, { shouldDirty: true });
      if (photosProblem(photos) === undefined) clearErrors("photos");
    },
    [getValues, setValue, clearErrors],
  );
  return usePhotos(field.value, update);
}
