import type { AuditChange, AuditDetails, AuditEntry } from "@creel/domain/admin/audit";
import { JOB_GROUPS } from "@creel/domain/admin/machine";
import { i18n } from "@lingui/core";
import { plural, t } from "@lingui/core/macro";

import { describeBelongings } from "../../accounts/profile/describe-belongings.ts";
import { joinList } from "../../i18n/join-list.ts";
import { speciesName } from "../../species/species-names.ts";
import type { Units } from "../../units/make-units.ts";
import { JOB_NAMES } from "../machine/job-names.ts";
import { ACTION_LABELS, LABELS_BY_VALUE } from "./audit-actions.ts";
import { describeChange, describeDay, describeWord } from "./describe-change.ts";

type Done = Pick<AuditEntry, "action" | "details">;

/** Returns text such as "Granted the admin role" or "Deleted 41 catches". */
export function describeAction({ action, details }: Done): string {
  if (action === "catch.bulk_delete" && details.catches !== undefined) {
    const { catches } = details;
    return t`${plural(catches, { 0: "Deleted no catches", one: "Deleted # catch", other: "Deleted # catches" })}`;
  }
  const [change] = details.changes ?? [];
  return i18n._(LABELS_BY_VALUE[action]?.[String(change?.after)] ?? ACTION_LABELS[action]);
}

/** Empty if the action concerns nobody in particular. */
export function describeWhom({ action, user }: Pick<AuditEntry, "action" | "user">): string {
  if (user) return user.name ?? t`a former user`;
  return action === "catch.bulk_delete" ? t`several anglers` : "";
}

/** Returns the name that the admin had at the time, or where the change came from if no admin made it. */
export function describeActor({ admin, details }: Pick<AuditEntry, "admin" | "details">): string {
  if (admin) return admin.name;
  const actors = {
    console: t`the console`,
    environment: t`the settings`,
    provider: t`the sign-in provider`,
    proxy: t`the server`,
  };
  return actors[details.via ?? "console"];
}

function describeOrigin(via: NonNullable<AuditDetails["via"]>): string {
  const [admin, claim] = ["ADMIN_EMAIL", "OIDC_ADMIN_CLAIM"];
  const origins = {
    console: t`from the server’s console`,
    environment: t`from ${admin} at startup`,
    provider: t`as ${claim} says`,
    proxy: t`from a network that isn’t trusted`,
  };
  return origins[via];
}

/** Returns text such as "Angler → Admin", "Pike, 15 Nov: weight 118 → 11.8 lb" or "3 sign-ins ended". */
export function describeChanges({ action, details }: Done, units: Units): string {
  const changes = describeWhatChanged({ action, details }, units);
  const subject = joinList([
    details.species && speciesName(details.species),
    details.caughtOn && describeDay(details.caughtOn),
  ]);
  return joinList([
    subject && changes ? `${subject}: ${changes}` : subject || changes,
    details.subject && describeSubject(details.subject),
    details.reason && t`“${details.reason}”`,
    describeConsequences({ action, details }),
    details.via && describeOrigin(details.via),
  ]);
}

/** Returns the subject of a message, or the jobs that were tried again. */
function describeSubject(subject: string): string {
  const job = JOB_GROUPS.find((group) => group === subject);
  return job ? i18n._(JOB_NAMES[job].name) : describeWord(subject);
}

function describeWhatChanged({ action, details }: Done, units: Units): string {
  const changes = details.changes ?? [];
  // The action already names the new status, or what was run.
  if (action === "message.status" || action === "machine.run") return "";
  if (details.via && action in LABELS_BY_VALUE) return "";
  if (action in LABELS_BY_VALUE || action === "user.create") return joinList(changes.map(describeBare));
  // A place is two fields but one change.
  return joinList([...new Set(changes.map((change) => describeChange(change, units)))]);
}

function describeBare({ before, after }: AuditChange): string {
  return [before, after]
    .filter((value) => value !== undefined)
    .map(describeWord)
    .join(" → ");
}

function describeConsequences({ action, details }: Done): string {
  const { sessions = 0, isLinkMailed = false, isSecondStepOff = false } = details;
  return joinList([
    describeWhatWent({ action, details }),
    sessions > 0 && t`${plural(sessions, { one: "# sign-in ended", other: "# sign-ins ended" })}`,
    isLinkMailed && t`a link was emailed`,
    isSecondStepOff && t`codes by app and passkeys removed`,
  ]);
}

function describeWhatWent({ action, details: { catches = 0, photos = 0, trips = 0 } }: Done): string {
  const isInDescription = action === "catch.bulk_delete";
  const belongings = describeBelongings({ catches: isInDescription ? 0 : catches, photos, trips });
  return belongings === "" || action.startsWith("export.") ? belongings : t`with ${belongings}`;
}
