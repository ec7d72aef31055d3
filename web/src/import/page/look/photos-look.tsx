import { plural, t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { v5 as uuidv5, v7 as uuidv7 } from "uuid";

import { useUser } from "../../../accounts/signed-in/auth.tsx";
import { describeFailure } from "../../../http/describe-failure.ts";
import { Notice } from "../../../ui/feedback/states.tsx";
import { commitImport, compareImport } from "../../data/imports.calls.ts";
import { beginImport, putRows } from "../../data/stage-rows.ts";
import { LookAtPhotos } from "../../photos/panel/look-at-photos.tsx";
import type { PhotoImport } from "../../photos/photo-import.ts";
import { chosenPictures } from "../../upload/photo-source.ts";
import { useImportLog } from "../log/import-log.ts";
import { draftRows } from "./draft-rows.ts";
import type { LookPartProps } from "./look-part.tsx";

/** The second step for photos alone: they are looked at as what they become, so they are imported at once. */
export function PhotosLook({ opened, onCancel, onCommitted }: LookPartProps) {
  const { context, findWaters } = useImportLog();
  const { id: userId } = useUser();
  const commit = useMutation({
    mutationFn: async (made: PhotoImport) => {
      const catches = withIds(made, userId);
      const waters = await findWaters();
      const { timeZone } = context;
      const { rows, photos } = draftRows({ opened, catches, choices: {}, waters, timeZone });
      const id = uuidv7();
      const fileName = t`${plural(made.files.size, { one: "# photo", other: "# photos" })}`;
      await beginImport({ id, kind: "photos", fileName });
      await putRows(id, rows);
      await compareImport(id);
      return { stored: await commitImport(id), photos, files: made.files };
    },
    onSuccess: ({ stored, photos, files }) =>
      onCommitted(stored, { photos, sourcesOf: (keys) => chosenPictures(keys, files) }),
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
          {describeFailure(commit.error, t`That did not work. Nothing was written. Please try again.`)}
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
