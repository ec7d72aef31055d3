import { useCallback } from "react";
import { type UseFormReturn, useController } from "react-hook-form";

import { type FormPhoto, photosProblem } from "../../../../photos/choose/form-photo.ts";
import { type Photos, usePhotos } from "../../../../photos/choose/use-photos.ts";
import type { CatchValues } from "../../values/catch-values.ts";

type Form = Pick<UseFormReturn<CatchValues>, "control" | "getValues" | "setValue" | "clearErrors">;

/** An error about the photos is removed once they are valid. */
export function useFormPhotos({ control, getValues, setValue, clearErrors }: Form): Photos {
  const { field } = useController({ control, name: "photos" });
  const update = useCallback(
    (change: (was: readonly FormPhoto[]) => FormPhoto[]) => {
      // Several photos become ready at once, so each change applies to the latest value.
      const photos = change(getValues("photos"));
      setValue("photos", photos, { shouldDirty: true });
      if (photosProblem(photos) === undefined) clearErrors("photos");
    },
    [getValues, setValue, clearErrors],
  );
  return usePhotos(field.value, update);
}
