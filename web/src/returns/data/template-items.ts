import type { ReturnTemplate } from "@creel/domain/returns/catch-return";
import type { NewReturnTemplateFields, ReturnTemplateChanges } from "@creel/domain/returns/new-return";
import type { QueryClient } from "@tanstack/react-query";

import { locale } from "../../i18n/locale.ts";
import { settleRecord } from "../../outbox/changed-elsewhere.ts";
import type { RecordWork } from "../../outbox/fold-record.ts";
import { isInTurn, type ItemType } from "../../outbox/item-type.ts";
import { makeItem, type OutboxItem } from "../../outbox/outbox-item.ts";
import type { Sent } from "../../outbox/outbox-news.ts";
import { changeTemplate, createTemplate, removeTemplate, returnTemplatesQuery } from "./api.ts";

type TemplateWork = RecordWork<
  NewReturnTemplateFields & { id: string },
  ReturnTemplateChanges,
  ReturnTemplate
>;

/** An outbox item that creates, changes or deletes a template for returns. */
export interface TemplateItem extends OutboxItem<TemplateWork, ReturnTemplate> {
  subject: "return template";
}

type TemplateSent = Sent<TemplateItem, ReturnTemplate>;

const KINDS: Record<TemplateWork["kind"], true> = { create: true, change: true, delete: true };

export function isTemplateItem(item: OutboxItem): item is TemplateItem {
  return item.subject === "return template" && item.work.kind in KINDS;
}

export function isTemplateSent(sent: Sent): sent is TemplateSent {
  return isTemplateItem(sent.item);
}

export function isOfTemplate(templateId: string): (item: OutboxItem) => item is TemplateItem {
  return (item): item is TemplateItem => isTemplateItem(item) && item.subjectId === templateId;
}

export function makeTemplateItem(
  of: { userId: string; templateId: string },
  work: TemplateWork,
): TemplateItem {
  return makeItem({ userId: of.userId, subject: "return template", subjectId: of.templateId }, work);
}

/** Tells the outbox how to handle templates. The server takes a change to any version: the last one counts. */
export const templateItems: ItemType<TemplateItem, ReturnTemplate> = {
  isItem: isTemplateItem,
  namedIn: () => [],
  isBehind: (item, other) => other.subjectId === item.subjectId && isInTurn(item, other, true),
  deliver: async ({ subjectId: id, work }) => {
    if (work.kind === "create") return createTemplate(work.fields);
    if (work.kind === "change") return changeTemplate(id, work.fields);
    await removeTemplate(id);
    return null;
  },
  settle: (items, sent) => settleRecord(items.filter(isOfTemplate(sent.item.subjectId)), sent),
  problemIn: () => ({}),
  merge: () => null,
};

/** Returns all templates by name, as they will be once everything that waits is sent. */
export function withPendingTemplates(
  stored: readonly ReturnTemplate[],
  items: readonly OutboxItem[],
): readonly ReturnTemplate[] {
  const templates = items.filter(isTemplateItem).reduce(apply, stored);
  return templates.toSorted((one, other) => one.name.localeCompare(other.name, locale));
}

function apply(templates: readonly ReturnTemplate[], { subjectId: id, work, keptAt }: TemplateItem) {
  const at = new Date(keptAt).toISOString();
  if (work.kind === "delete") return templates.filter((each) => each.id !== id);
  if (work.kind === "create") {
    const { name, blocks } = work.fields;
    const made = { id, version: 1, name, blocks, created_at: at, updated_at: at };
    return templates.some((each) => each.id === id) ? templates : [...templates, made];
  }
  const { name, blocks } = work.fields;
  return templates.map((each) =>
    each.id === id
      ? { ...each, name: name ?? each.name, blocks: blocks ?? each.blocks, updated_at: at }
      : each,
  );
}

/** Updates the cached list to match what the server will answer next. */
export function putSentTemplate(queryClient: QueryClient, { item, answer }: TemplateSent): void {
  queryClient.setQueryData(returnTemplatesQuery.queryKey, (was) => {
    if (!was) return was;
    const updated = withPendingTemplates(was, [item]);
    return updated.map((each) => (each.id === answer?.id ? answer : each));
  });
}
