import type { AuditChange, AuditDetails, AuditEntry } from "@creel/domain/admin/audit";
import { t } from "@lingui/core/macro";

import { describeBelongings } from "../../accounts/deletion/describe-belongings.ts";
import type { Units } from "../../units/make-units.ts";
import { countOf } from "../format/count-of.ts";
import { ACTION_LABELS, LABELS_BY_VALUE } from "./action-labels.ts";
import { describeChange, describeDay, describeWord } from "./describe-change.ts";

type Done = Pick<AuditEntry, "action" | "details">;

/** As in "Gave the admin role", "Deleted 41 catches". */
export function describeAction({ action, details }: Done): string {
  if (action === "catch.bulk_delete" && details.catches !== undefined) {
    return t`Deleted ${describeBelongings({ catches: details.catches, photos: 0 }) || t`no catches`}`;
  }
  const [change] = details.changes ?? [];
  return LABELS_BY_VALUE[action]?.[String(change?.after)] ?? ACTION_LABELS[action];
}

/** Empty where it concerns nobody in particular. */
export function describeWhom({ action, user }: Pick<AuditEntry, "action" | "user">): string {
  if (user) return user.name ?? t`somebody who left`;
  return action === "catch.bulk_delete" ? t`several anglers` : "";
}

/** By the name that the admin had at the time. */
export function describeActor({ admin, details }: Pick<AuditEntry, "admin" | "details">): string {
  if (admin) return admin.name;
  return details.via === "environment" ? t`the settings` : t`the console`;
}

const ORIGINS: Record<NonNullable<AuditDetails["via"]>, string> = {
  console: "from the server’s console",
  environment: "from ADMIN_EMAIL at the start",
};

/** As in "Angler → Admin", "Pike, 15 Nov: weight 118 → 11.8 lb", "3 sign-ins ended". */
export function describeChanges({ action, details }: Done, units: Units): string {
  const changes = describeWhatChanged({ action, details }, units);
  const about = [details.species, details.caughtOn && describeDay(details.caughtOn)];
  const subject = about.filter(Boolean).join(", ");
  const parts = [
    subject && changes ? `${subject}: ${changes}` : subject || changes,
    details.subject && describeWord(details.subject),
    describeConsequences({ action, details }),
    details.via && ORIGINS[details.via],
  ];
  return parts.filter(Boolean).join(", ");
}

function describeWhatChanged({ action, details }: Done, units: Units): string {
  const changes = details.changes ?? [];
  // The action says it already.
  if (action === "message.status") return "";
  if (details.via && action in LABELS_BY_VALUE) return "";
  if (action in LABELS_BY_VALUE || action === "user.create") return changes.map(describeBare).join(", ");
  // A place is two fields and one change.
  return [...new Set(changes.map((change) => describeChange(change, units)))].join(", ");
}

function describeBare({ before, after }: AuditChange): string {
  return [before, after]
    .filter((value) => value !== undefined)
    .map(describeWord)
    .join(" → ");
}

function describeConsequences({ action, details }: Done): string {
  const { sessions = 0, isLinkMailed = false } = details;
  const parts = [
    describeWhatWent({ action, details }),
    sessions > 0 && `${countOf(sessions, "sign-in", "sign-ins")} ended`,
    isLinkMailed && t`a link was emailed`,
  ];
  return parts.filter(Boolean).join(", ");
}

function describeWhatWent({ action, details: { catches = 0, photos = 0 } }: Done): string {
  const isInDescription = action === "catch.bulk_delete";
  const belongings = describeBelongings({ catches: isInDescription ? 0 : catches, photos });
  return belongings === "" || action.startsWith("export.") ? belongings : `with ${belongings}`;
}
