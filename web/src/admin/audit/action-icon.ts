import type { AuditAction, AuditEntry } from "@creel/domain/admin/audit";
import {
  Ban,
  BadgeCheck,
  CircleCheck,
  Download,
  Eye,
  KeyRound,
  type LucideIcon,
  MailCheck,
  Pencil,
  Shield,
  Terminal,
  Trash2,
  UserPlus,
} from "lucide-react";

const ICONS: Record<AuditAction, LucideIcon> = {
  "user.create": UserPlus,
  "user.edit": Pencil,
  "user.delete": Trash2,
  "user.role": Shield,
  "user.status": Ban,
  "user.password": KeyRound,
  "user.free_access": BadgeCheck,
  "catch.edit": Pencil,
  "catch.delete": Trash2,
  "catch.bulk_delete": Trash2,
  "catch.reveal": Eye,
  "message.status": MailCheck,
  "export.users": Download,
  "export.catches": Download,
  "export.audit": Download,
};

export function actionIcon({ action, admin, details }: AuditEntry): LucideIcon {
  if (admin === null) return Terminal;
  const isLifted = action === "user.status" && details.changes?.[0]?.after === "active";
  return isLifted ? CircleCheck : ICONS[action];
}
