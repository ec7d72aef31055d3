import { dayAt } from "@creel/domain/dates/clock";
import { lastMinuteOfDay } from "@creel/domain/dates/zone-days";
import { findFieldError } from "@creel/domain/errors/field-error";
import type { Block } from "@creel/domain/returns/block";
import type { CatchReturn, ReturnTemplate } from "@creel/domain/returns/catch-return";
import { deadlineOf } from "@creel/domain/returns/deadline-of";
import { newReturnSchema } from "@creel/domain/returns/new-return";
import { type BuiltInKey, RETURN_TEMPLATES, TEMPLATES } from "@creel/domain/returns/templates";
import { describeFieldError } from "@creel/texts/fields/describe-field-error";
import { i18n } from "@lingui/core";

import { templateName } from "../describe/template-names.ts";

export interface ReturnDraft {
  name: string;
  waterIds: readonly string[];
  /** yyyy-mm-dd; `null` while a part is missing. */
  from: string | null;
  to: string | null;
  timeZone: string;
  /** The day at whose end the return is due; `null` for no deadline. */
  due: string | null;
}

/** The key of a template of Creel, or the id of the angler's own. */
type TemplateChoice = string;

export function isBuiltIn(choice: TemplateChoice): choice is BuiltInKey {
  return choice !== "custom" && RETURN_TEMPLATES.some((key) => key === choice);
}

interface Chosen {
  choice: TemplateChoice;
  templates: readonly ReturnTemplate[];
}

/** Returns the angler's own template that was chosen, if one was. */
export function ownTemplate({ choice, templates }: Chosen): ReturnTemplate | undefined {
  return templates.find(({ id }) => id === choice);
}

function blocksOfChoice(chosen: Chosen): readonly Block[] {
  return isBuiltIn(chosen.choice) ? TEMPLATES[chosen.choice].blocks : (ownTemplate(chosen)?.blocks ?? []);
}

interface Now {
  now: Date;
  /** The angler's own zone. */
  timeZone: string;
}

/** Returns what a new return of a template starts with: its usual period, zone and deadline. */
export function newDraft(chosen: Chosen, { now, timeZone: own }: Now): ReturnDraft {
  const { choice } = chosen;
  const timeZone = (isBuiltIn(choice) && TEMPLATES[choice].timeZone) || own;
  const { from, to } = usualPeriod(choice, dayAt(now, timeZone));
  const deadline = deadlineOf(blocksOfChoice(chosen), { to, timeZone });
  return {
    name: isBuiltIn(choice) ? templateName(choice) : (ownTemplate(chosen)?.name ?? ""),
    waterIds: [],
    from,
    to,
    timeZone,
    due: deadline === null ? null : dayAt(deadline, timeZone),
  };
}

/** The season that began last, the calendar year, or today. */
function usualPeriod(choice: TemplateChoice, today: string): { from: string; to: string } {
  const year = Number(today.slice(0, "yyyy".length));
  const period = isBuiltIn(choice) ? TEMPLATES[choice].period : { from: "01-01", to: "12-31" };
  if (period === "day") return { from: today, to: today };
  const begun = `${year}-${period.from}` <= today ? year : year - 1;
  return { from: `${begun}-${period.from}`, to: `${begun}-${period.to}` };
}

export function draftOf(entry: CatchReturn): ReturnDraft {
  return {
    name: entry.name,
    waterIds: entry.water_ids,
    from: entry.from,
    to: entry.to,
    timeZone: entry.time_zone,
    due: entry.deadline === null ? null : dayAt(entry.deadline, entry.time_zone),
  };
}

/** Returns the fields as the API takes them. A missing day is "". */
export function toSent({ name, waterIds, from, to, timeZone, due }: ReturnDraft) {
  return {
    name: name.trim(),
    water_ids: [...waterIds],
    from: from ?? "",
    to: to ?? "",
    time_zone: timeZone,
    deadline: due === null ? null : new Date(lastMinuteOfDay(due, timeZone)).toISOString(),
  };
}

export type Refusals = Partial<Record<keyof ReturnType<typeof toSent>, string>>;

/** Returns what is wrong with the fields, keyed by field; empty if they can be sent. */
export function refusalsOf(fields: ReturnType<typeof toSent>): Refusals {
  const { error } = newReturnSchema.safeParse({ ...fields, template: RETURN_TEMPLATES[0] });
  const named = (error?.issues ?? []).map(({ path: [field], message }) => {
    const known = findFieldError(message) ?? { code: "invalid" as const };
    return [field, describeFieldError(known, i18n)] as const;
  });
  return Object.fromEntries(named.toReversed());
}
