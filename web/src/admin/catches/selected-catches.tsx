import type { AdminCatch } from "@creel/domain/admin/admin-catches";
import { plural, t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { useForgetDraftsOfCatch } from "../../catches/editor/draft/use-unsaved.ts";
import { CATCHES_KEY } from "../../catches/logbook/api.ts";
import { AlertDialog } from "../../ui/overlays/dialog.tsx";
import { SelectionBar } from "../../ui/table/selection-bar.tsx";
import { describeRange } from "../table/describe-range.ts";
import { useAdminAction } from "../use-admin-action.ts";
import { type AdminCatchList, deleteCatches } from "./api.ts";
import { countPhotos, describeDeleted, describeWhatGoes } from "./describe-deletion.ts";

interface SelectedCatchesProps {
  list: AdminCatchList;
  selected: ReadonlySet<string>;
  onSelect: (ids: Set<string>) => void;
}

export function SelectedCatches({ list, selected, onSelect }: SelectedCatchesProps) {
  const { catches } = list;
  const [isAsking, setIsAsking] = useState(false);
  const chosen = catches.filter(({ id }) => selected.has(id));
  const photos = countPhotos(chosen);
  return (
    <>
      <SelectionBar
        ids={catches.map(({ id }) => id)}
        selected={selected}
        onSelect={onSelect}
        onDelete={() => setIsAsking(true)}
        sum={photos > 0 ? t`${plural(photos, { one: "# photo", other: "# photos" })}` : undefined}
        range={describeRange(list)}
      />
      {isAsking && <DeleteQuestion catches={chosen} onEnd={() => setIsAsking(false)} />}
    </>
  );
}

function DeleteQuestion({ catches, onEnd }: { catches: readonly AdminCatch[]; onEnd: () => void }) {
  // The question stays the same when the list behind it is refetched.
  const [asked] = useState(catches);
  const { mutate, isPending } = useAdminAction<Awaited<ReturnType<typeof deleteCatches>>>();
  const forgetDrafts = useForgetDraftsOfCatch();
  const queryClient = useQueryClient();
  const ids = asked.map(({ id }) => id);
  const action = {
    act: () => deleteCatches(ids),
    done: describeDeleted,
    onDone: () => {
      forgetDrafts(ids);
      // Some of them may be the admin's own.
      void queryClient.invalidateQueries({ queryKey: CATCHES_KEY });
    },
  };
  const count = asked.length;
  const question = t`${plural(count, { one: "Delete # catch", other: "Delete # catches" })}`;
  return (
    <AlertDialog
      title={question}
      action={question}
      isDanger
      isPending={isPending}
      onConfirm={() => mutate(action, { onSettled: onEnd })}
      onCancel={onEnd}
    >
      <p>{describeWhatGoes(asked)}</p>
    </AlertDialog>
  );
}
