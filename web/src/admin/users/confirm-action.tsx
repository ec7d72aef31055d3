import type { AdminUser } from "@creel/domain/admin/admin-users";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { Notice } from "../../ui/feedback/states.tsx";
import { AlertDialog } from "../../ui/overlays/dialog.tsx";
import { describeActionFailure, useAdminAction } from "../use-admin-action.ts";
import { type Confirmed, askAbout } from "./action-question.ts";
import { userQuery } from "./users.calls.ts";

interface ConfirmActionProps {
  action: Confirmed;
  user: AdminUser;
  onClose: () => void;
}

/** The consequences are counted again when it opens. */
export function ConfirmAction({ action, user, onClose }: ConfirmActionProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const { mutate, isPending } = useAdminAction<unknown>();
  const { data: counted = user } = useQuery(userQuery(user.id));
  const { title, consequence, actionLabel, isDanger, act, done } = askAbout(action, {
    ...user,
    catches: counted.catches,
    photos: counted.photos,
    trips: counted.trips,
    sessions: counted.sessions,
  });
  return (
    <AlertDialog
      title={title}
      action={actionLabel}
      isDanger={isDanger}
      isPending={isPending}
      onConfirm={() =>
        mutate({ act, done, onDone: onClose, onFailed: (error) => setFailure(describeActionFailure(error)) })
      }
      onCancel={onClose}
    >
      <p>{consequence}</p>
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
    </AlertDialog>
  );
}
