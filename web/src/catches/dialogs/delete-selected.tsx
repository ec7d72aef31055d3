import type { Catch } from "@creel/domain/catches/catch";
import { plural, t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";

import { logFailure } from "../../http/log-failure.ts";
import { AlertDialog } from "../../ui/overlays/dialog.tsx";
import { useDeleteWithUndo } from "./use-delete-with-undo.ts";

interface DeleteSelectedProps {
  catches: readonly Catch[];
  /** Gets the ids of those that are deleted. */
  onEnd: (deleted: string[]) => void;
}

export function DeleteSelected({ catches, onEnd }: DeleteSelectedProps) {
  const deleteWithUndo = useDeleteWithUndo();
  const count = catches.length;
  const ids = catches.map(({ id }) => id);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      deleteWithUndo(catches, t`${plural(count, { one: "# catch deleted", other: "# catches deleted" })}`),
    onSuccess: () => onEnd(ids),
    onError: (error) => {
      onEnd([]);
      logFailure("The catches could not be deleted", error);
    },
  });
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
