import type { Catch } from "@creel/domain/catches/catch";
import { plural, t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { logFailure } from "../../http/log-failure.ts";
import { AlertDialog } from "../../ui/overlays/dialog.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { useForgetDraftsOfCatch } from "../editor/draft/use-unsaved.ts";
import { deleteCatch } from "../logbook/catches.calls.ts";
import { CATCHES_KEY } from "../logbook/catches.query.ts";

interface DeleteSelectedProps {
  catches: readonly Catch[];
  /** Gets the ids of those that are deleted. */
  onEnd: (deleted: string[]) => void;
}

export function DeleteSelected({ catches, onEnd }: DeleteSelectedProps) {
  const queryClient = useQueryClient();
  const forgetDrafts = useForgetDraftsOfCatch();
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteAll(catches),
    onSuccess: (deleted) => {
      onEnd(deleted);
      forgetDrafts(deleted);
      showMessage(catches.length, deleted.length);
      void queryClient.invalidateQueries({ queryKey: CATCHES_KEY });
    },
  });
  const count = catches.length;
  const title = t`Delete ${plural(count, { one: "# catch", other: "# catches" })}`;
  return (
    <AlertDialog
      title={title}
      action={title}
      isDanger
      isPending={isPending}
      onConfirm={() => mutate()}
      onCancel={() => onEnd([])}
    >
      <p>
        {t`Are you sure you want to delete ${plural(count, { one: "# catch", other: "# catches" })}? This action cannot be undone.`}
      </p>
    </AlertDialog>
  );
}

/** Returns the ids of those that are deleted. */
async function deleteAll(catches: readonly Catch[]): Promise<string[]> {
  const results = await Promise.allSettled(catches.map(deleteCatch));
  return results.flatMap((result, index) => {
    if (result.status === "fulfilled") return catches[index]?.id ?? [];
    logFailure("A catch could not be deleted", result.reason);
    return [];
  });
}

function showMessage(wanted: number, deleted: number): void {
  const left = wanted - deleted;
  if (left === 0) {
    return showToast({ text: t`${plural(deleted, { one: "# catch deleted", other: "# catches deleted" })}` });
  }
  const text = t`${plural(left, {
    one: "# catch could not be deleted, and stayed in your log.",
    other: "# catches could not be deleted, and stayed in your log.",
  })}`;
  return showToast({ text, isError: true });
}
