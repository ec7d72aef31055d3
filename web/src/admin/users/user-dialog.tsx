import { fullName } from "@creel/domain/accounts/user";
import type { AdminUser } from "@creel/domain/admin/admin-users";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { Notice } from "../../ui/feedback/states.tsx";
import { AlertDialog } from "../../ui/overlays/dialog.tsx";
import { describeActionFailure, useAdminAction } from "../use-admin-action.ts";
import { deleteUser, setRole, setStatus, userQuery } from "./api.ts";
import { describeDeletion } from "./describe-user.ts";
import { EditUser } from "./edit-user.tsx";
import { ResetPassword } from "./reset-password.tsx";
import type { UserAction } from "./user-actions-menu.tsx";

export interface Asked {
  action: UserAction;
  user: AdminUser;
}

export function UserDialog({ asked: { action, user }, onClose }: { asked: Asked; onClose: () => void }) {
  if (action === "edit") return <EditUser user={user} onClose={onClose} />;
  if (action === "password") return <ResetPassword user={user} onClose={onClose} />;
  return <ConfirmAction action={action} user={user} onClose={onClose} />;
}

interface ConfirmActionProps {
  action: Confirmed;
  user: AdminUser;
  onClose: () => void;
}

/** The consequences are counted again when it opens. */
function ConfirmAction({ action, user, onClose }: ConfirmActionProps) {
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

type Confirmed = "role" | "status" | "delete";

interface Question {
  title: string;
  consequence: string;
  actionLabel: string;
  isDanger: boolean;
  act: () => Promise<unknown>;
  done: string;
}

function askAbout(action: Confirmed, user: AdminUser): Question {
  const name = fullName(user);
  if (action === "delete") {
    return {
      title: t`Delete ${name}?`,
      consequence: describeDeletion(user),
      actionLabel: t`Delete user`,
      isDanger: true,
      act: () => deleteUser(user.id),
      done: t`${name} deleted`,
    };
  }
  return action === "role" ? askAboutRole(user, name) : askAboutStatus(user, name);
}

function askAboutRole(user: AdminUser, name: string): Question {
  const isAdmin = user.role === "admin";
  return {
    title: isAdmin ? t`Make ${name} an angler?` : t`Make ${name} an admin?`,
    consequence: isAdmin
      ? t`They lose access to the admin area at their next click. Their account and catches stay.`
      : t`An admin sees every user and every catch, with spots as squares unless they reveal one with a reason. An admin can change and delete them, and can make, suspend and demote admins.`,
    actionLabel: isAdmin ? t`Make angler` : t`Make admin`,
    isDanger: isAdmin,
    act: () => setRole(user.id, isAdmin ? "angler" : "admin"),
    done: isAdmin ? t`${name} is now an angler` : t`${name} is now an admin`,
  };
}

function askAboutStatus(user: AdminUser, name: string): Question {
  const isSuspended = user.account_status === "suspended";
  return {
    title: isSuspended ? t`Lift ${name}’s suspension?` : t`Suspend ${name}?`,
    consequence: isSuspended
      ? t`They can sign in again with their current password.`
      : t`They are signed out at their next click and cannot sign in. Their catches stay.`,
    actionLabel: isSuspended ? t`Lift suspension` : t`Suspend`,
    isDanger: !isSuspended,
    act: () => setStatus(user.id, isSuspended ? "active" : "suspended"),
    done: isSuspended ? t`${name} is active again` : t`${name} is suspended`,
  };
}
