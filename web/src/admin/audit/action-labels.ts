import type { AuditAction } from "@creel/domain/admin/audit";

export const ACTION_LABELS: Record<AuditAction, string> = {
  "user.create": "Added a user",
  "user.edit": "Edited a user",
  "user.delete": "Deleted a user",
  "user.role": "Changed the role",
  "user.status": "Changed the status",
  "user.password": "Reset a password",
  "user.free_access": "Changed free premium",
  "catch.edit": "Edited a catch",
  "catch.delete": "Deleted a catch",
  "catch.bulk_delete": "Deleted catches",
  "message.status": "Marked a message",
  "export.users": "Exported the users",
  "export.catches": "Exported the catches",
  "export.audit": "Exported the audit",
};

export const LABELS_BY_VALUE: Partial<Record<AuditAction, Record<string, string>>> = {
  "user.role": { admin: "Gave the admin role", angler: "Took back the admin role" },
  "user.status": { suspended: "Suspended", active: "Lifted a suspension" },
  "user.free_access": { true: "Granted free premium", false: "Revoked free premium" },
  "message.status": {
    new: "Marked a message new",
    read: "Marked a message read",
    done: "Marked a message done",
  },
};

export const ACTION_CHOICES: readonly { id: AuditAction; label: string }[] = [
  { id: "user.role", label: "Role" },
  { id: "user.status", label: "Suspension" },
  { id: "user.password", label: "Password" },
  { id: "user.free_access", label: "Free premium" },
  { id: "user.create", label: "User added" },
  { id: "user.edit", label: "User edited" },
  { id: "user.delete", label: "User deleted" },
  { id: "catch.edit", label: "Catch edited" },
  { id: "catch.delete", label: "Catch deleted" },
  { id: "catch.bulk_delete", label: "Catches deleted" },
  { id: "message.status", label: "Message" },
  { id: "export.users", label: "Users exported" },
  { id: "export.catches", label: "Catches exported" },
  { id: "export.audit", label: "Audit exported" },
];
