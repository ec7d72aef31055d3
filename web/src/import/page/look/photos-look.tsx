import { plural, t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { v5 as uuidv5 } from "uuid";

import { useUser } from "../../../session/auth.tsx";
import { Notice } from "../../../ui/feedback/states.tsx";
import { LookAtPhotos } from "../../photos/look-at-photos.tsx";
import type { PhotoImport } from "../../photos/photo-catches.tsx";
import { chosenPictures } from "../../upload/photo-source.ts";
import { describeImportFailure } from "../choose/describe-refusal.ts";
import { useStaging } from "../dry-run/use-staging.ts";
import { useImportContext } from "../parts/use-import-context.ts";
import type { LookPartProps } from "./look-part.tsx";
import { useDraft } from "./use-look.ts";

/** The second step for photos alone: they are looked at as what they become, so they are imported at once. */
export function PhotosLook({
  opened,
  onCancel,
  onCommitted,
}: Omit<LookPartProps, "onStaged" | "onEncoding">) {
  const context = useImportContext();
  const { id: userId } = useUser();
  const draft = useDraft();
  const fileName = t`${plural(opened.files.length, { one: "# photo", other: "# photos" })}`;
  const staging = useStaging({ kind: "photos", fileName });
  const commit = useMutation({
    mutationFn: async (made: PhotoImport) => {
      const catches = withIds(made, userId);
      const staged = await staging.compare.mutateAsync((id) =>
        draft(id, { parts: opened.source, catches, arePlanned: false }),
      );
      const stored = await staging.commit.mutateAsync(staged);
      return { stored, photos: staged.draft.photos, files: made.files };
    },
    onSuccess: ({ stored, photos, files }) =>
      onCommitted(stored, { photos, singlePhotos: [], sourcesOf: (keys) => chosenPictures(keys, files) }),
  });
  return (
    <>
      <LookAtPhotos
        files={opened.files}
        context={context}
        isPending={commit.isPending}
        onImport={commit.mutate}
        onCancel={onCancel}
      />
      {commit.error && (
        <Notice tone="bad">
          {describeImportFailure(commit.error, t`That didn’t work. Nothing was saved. Try again.`)}
        </Notice>
      )}
    </>
  );
}

/** The same photos together are the same catch, whenever they are chosen: tried again, it is made once. */
function withIds({ catches, files }: PhotoImport, userId: string): PhotoImport["catches"] {
  return catches.map((staged) => {
    const names = chosenPictures(staged.photos, files).map(({ key }) => key);
    return Object.assign({}, staged, { id: uuidv5(names.toSorted().join("\n"), userId) });
  });
}
