import type { AuditAction, AuditEntry } from "@creel/domain/admin/audit";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  BadgeCheck,
  Ban,
  CircleCheck,
  Download,
  Eye,
  KeyRound,
  type LucideIcon,
  MailCheck,
  Pencil,
  Server,
  Shield,
  ShieldOff,
  Terminal,
  Trash2,
  UserPlus,
} from "lucide-react";

export const ACTION_LABELS: Record<AuditAction, MessageDescriptor> = {
  "user.create": msg`Added a user`,
  "user.edit": msg`Edited a user`,
  "user.delete": msg`Deleted a user`,
  "user.role": msg`Changed the role`,
  "user.status": msg`Changed the status`,
  "user.password": msg`Reset a password`,
  "user.second_step": msg`Turned off a second step`,
  "user.free_access": msg`Changed free premium`,
  "catch.edit": msg`Edited a catch`,
  "catch.delete": msg`Deleted a catch`,
  "catch.bulk_delete": msg`Deleted catches`,
  "catch.reveal": msg`Revealed a spot`,
  "sign_in.proxy_refused": msg`Refused a proxy’s header`,
  "message.status": msg`Marked a message`,
  "export.users": msg`Exported the users`,
  "export.catches": msg`Exported the catches`,
  "export.audit": msg`Exported the audit log`,
  "machine.run": msg`Used the machine page`,
};

export const LABELS_BY_VALUE: Partial<Record<AuditAction, Record<string, MessageDescriptor>>> = {
  "user.role": { admin: msg`Granted the admin role`, angler: msg`Removed the admin role` },
  "user.status": {
    suspended: msg({ message: "Suspended", context: "what an admin did" }),
    active: msg`Lifted a suspension`,
  },
  "user.free_access": { true: msg`Granted free premium`, false: msg`Revoked free premium` },
  "message.status": {
    new: msg`Marked a message as new`,
    read: msg`Marked a message as read`,
    done: msg`Marked a message as done`,
  },
  "machine.run": {
    backup: msg`Started a backup`,
    restore_trial: msg`Tried a restore`,
    retry: msg`Tried jobs again`,
    test_mail: msg`Sent a test email`,
  },
};

export const ACTION_CHOICES: readonly { id: AuditAction; label: MessageDescriptor }[] = [
  { id: "user.role", label: msg`Role` },
  { id: "user.status", label: msg`Suspension` },
  { id: "user.password", label: msg`Password` },
  { id: "user.second_step", label: msg`Second step` },
  { id: "user.free_access", label: msg`Free premium` },
  { id: "user.create", label: msg`User added` },
  { id: "user.edit", label: msg`User edited` },
  { id: "user.delete", label: msg`User deleted` },
  { id: "catch.edit", label: msg`Catch edited` },
  { id: "catch.delete", label: msg`Catch deleted` },
  { id: "catch.bulk_delete", label: msg`Catches deleted` },
  { id: "catch.reveal", label: msg`Spot revealed` },
  { id: "sign_in.proxy_refused", label: msg`Proxy refused` },
  { id: "message.status", label: msg`Message` },
  { id: "export.users", label: msg`Users exported` },
  { id: "export.catches", label: msg`Catches exported` },
  { id: "export.audit", label: msg`Audit exported` },
  { id: "machine.run", label: msg`Machine` },
];

const ICONS: Record<AuditAction, LucideIcon> = {
  "user.create": UserPlus,
  "user.edit": Pencil,
  "user.delete": Trash2,
  "user.role": Shield,
  "user.status": Ban,
  "user.password": KeyRound,
  "user.second_step": ShieldOff,
  "user.free_access": BadgeCheck,
  "catch.edit": Pencil,
  "catch.delete": Trash2,
  "catch.bulk_delete": Trash2,
  "catch.reveal": Eye,
  "sign_in.proxy_refused": Ban,
  "message.status": MailCheck,
  "export.users": Download,
  "export.catches": Download,
  "export.audit": Download,
  "machine.run": Server,
};

export function actionIcon({ action, admin, details }: AuditEntry): LucideIcon {
  if (admin === null && details.via !== "proxy") return Terminal;
  const isLifted = action === "user.status" && details.changes?.[0]?.after === "active";
  return isLifted ? CircleCheck : ICONS[action];
}
