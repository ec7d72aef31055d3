import type { Catch } from "@creel/domain/catches/catch";
import { useMutation } from "@tanstack/react-query";

import { AlertDialog } from "../ui/dialog.tsx";
import { CatchPlate } from "./catch-plate.tsx";
import { formatDay, formatMeasure } from "./format.ts";

interface DeleteConfirmationProps {
  caught: Catch;
  onDelete: () => Promise<void>;
  onDeleted: () => void;
  onFailed: (error: unknown) => void;
  onCancel: () => void;
}

export function DeleteConfirmation({
  caught,
  onDelete,
  onDeleted,
  onFailed,
  onCancel,
}: DeleteConfirmationProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: onDelete,
    onSuccess: onDeleted,
    onError: onFailed,
  });
  return (
    <AlertDialog
      title="Delete Catch"
      action="Delete Catch"
      isDanger
      isPending={isPending}
      onConfirm={() => mutate()}
      onCancel={onCancel}
    >
      <p>Are you sure you want to delete this catch? This action cannot be undone.</p>
      <div className="delete-what">
        <CatchPlate caught={caught} />
        <div>
          <b>{caught.species}</b>
          <p className="small muted">{describeSize(caught)}</p>
          <p className="small muted">{formatDay(caught)}</p>
        </div>
      </div>
    </AlertDialog>
  );
}

function describeSize({ weight, length }: Catch): string {
  const parts = [
    weight === null ? null : `${formatMeasure(weight)} lb`,
    length === null ? null : `${formatMeasure(length)} in`,
  ];
  return parts.filter(Boolean).join(", ") || "Not weighed or measured";
}
