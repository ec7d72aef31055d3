import { t } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";

import { limitsQuery } from "../../catch-limits/data/api.ts";
import { isLimitItem, limitItems, withPendingLimits } from "../../catch-limits/data/limit-items.ts";
import { customFieldsQuery } from "../../custom-fields/api.ts";
import { fieldItems, isFieldItem, withPendingFields } from "../../custom-fields/field-items.ts";
import { gearQuery } from "../../gear/data/api.ts";
import { gearItems, isGearItem, withPendingGear } from "../../gear/data/gear-items.ts";
import { licensesQuery } from "../../licenses/data/api.ts";
import { isLicenseItem, licenseItems, withPendingLicenses } from "../../licenses/data/license-items.ts";
import { LICENSES_PATH } from "../../licenses/parts/licenses-path.ts";
import { returnsQuery, returnTemplatesQuery } from "../../returns/data/api.ts";
import { isReturnItem, returnItems, withPendingReturns } from "../../returns/data/return-items.ts";
import { RETURNS_PATH } from "../../returns/data/return-paths.ts";
import { isTemplateItem, templateItems, withPendingTemplates } from "../../returns/data/template-items.ts";
import { speciesName } from "../../species/species-names.ts";
import type { ItemType } from "../item-type.ts";
import type { OutboxItem } from "../outbox-item.ts";

/** Describes waiting records of a feature that shows all of them on one page. */
export interface RecordKind {
  isItem: (item: OutboxItem) => boolean;
  type: ItemType;
  /** The page with all records of this kind. */
  path: string;
  page: () => string;
  openPage: (name: string) => string;
  /** Returns the kind of one record. */
  about: () => string;
  /** The name of a record that is not on this device. */
  unnamed: () => string;
  /** Returns the name once all items are sent, or the earlier name if the record is deleted or only partly here. */
  nameOf: (queryClient: QueryClient, id: string, items: readonly OutboxItem[]) => string | undefined;
}

const gear: RecordKind = {
  isItem: isGearItem,
  type: gearItems,
  path: "/tackle-box",
  page: () => t`Tackle box`,
  openPage: (name) => t`Open the tackle box: ${name}`,
  about: () => t`Tackle box`,
  unnamed: () => t`A lure or rod`,
  nameOf: (queryClient, id, items) => {
    const stored = queryClient.getQueryData(gearQuery.queryKey)?.gear ?? [];
    return recordOf(id, { stored, items: items.filter(isGearItem), withPending: withPendingGear })?.name;
  },
};

const customFields: RecordKind = {
  isItem: isFieldItem,
  type: fieldItems,
  path: "/custom-fields",
  page: () => t`Custom fields`,
  openPage: (name) => t`Open the custom fields: ${name}`,
  about: () => t`Custom field`,
  unnamed: () => t`A custom field`,
  nameOf: (queryClient, id, items) => {
    const stored = queryClient.getQueryData(customFieldsQuery.queryKey) ?? [];
    return recordOf(id, { stored, items: items.filter(isFieldItem), withPending: withPendingFields })?.name;
  },
};

const limits: RecordKind = {
  isItem: isLimitItem,
  type: limitItems,
  path: "/profile/limits",
  page: () => t`Limits and licenses`,
  openPage: (name) => t`Open the limits: ${name}`,
  about: () => t`Limit`,
  unnamed: () => t`A limit`,
  nameOf: (queryClient, id, items) => {
    const stored = queryClient.getQueryData(limitsQuery.queryKey)?.limits ?? [];
    const own = { stored, items: items.filter(isLimitItem), withPending: withPendingLimits };
    const limit = recordOf(id, own);
    return limit && speciesName(limit.species);
  },
};

const licenses: RecordKind = {
  isItem: isLicenseItem,
  type: licenseItems,
  path: LICENSES_PATH,
  page: () => t`Limits and licenses`,
  openPage: (name) => t`Open the licenses: ${name}`,
  about: () => t`License`,
  unnamed: () => t`A license`,
  nameOf: (queryClient, id, items) => {
    const stored = queryClient.getQueryData(licensesQuery.queryKey)?.licenses ?? [];
    const own = { stored, items: items.filter(isLicenseItem), withPending: withPendingLicenses };
    return recordOf(id, own)?.name;
  },
};

const returns: RecordKind = {
  isItem: isReturnItem,
  type: returnItems,
  path: RETURNS_PATH,
  page: () => t`Returns`,
  openPage: (name) => t`Open the returns: ${name}`,
  about: () => t`Return`,
  unnamed: () => t`A return`,
  nameOf: (queryClient, id, items) => {
    const stored = queryClient.getQueryData(returnsQuery.queryKey) ?? [];
    const own = { stored, items: items.filter(isReturnItem), withPending: withPendingReturns };
    return recordOf(id, own)?.name;
  },
};

const returnTemplates: RecordKind = {
  isItem: isTemplateItem,
  type: templateItems,
  path: RETURNS_PATH,
  page: () => t`Returns`,
  openPage: (name) => t`Open the returns: ${name}`,
  about: () => t`Return template`,
  unnamed: () => t`A return template`,
  nameOf: (queryClient, id, items) => {
    const stored = queryClient.getQueryData(returnTemplatesQuery.queryKey) ?? [];
    const own = { stored, items: items.filter(isTemplateItem), withPending: withPendingTemplates };
    return recordOf(id, own)?.name;
  },
};

/** In the order of the list. */
export const RECORD_KINDS: readonly RecordKind[] = [
  gear,
  customFields,
  limits,
  licenses,
  returns,
  returnTemplates,
];

export function kindOf(items: readonly OutboxItem[]): RecordKind {
  return RECORD_KINDS.find(({ isItem }) => items.some(isItem)) ?? gear;
}

interface OwnRecords<Each> {
  stored: readonly Each[];
  items: readonly OutboxItem<{ kind: string; base?: Each | null }>[];
  withPending: (stored: readonly Each[], items: readonly OutboxItem[]) => readonly Each[];
}

function recordOf<Each extends { id: string }>(
  id: string,
  { stored, items, withPending }: OwnRecords<Each>,
): Each | undefined {
  const base = items.map(({ work }) => work.base ?? null).find((each) => each !== null);
  const known = stored.some((each) => each.id === id) || !base ? stored : [base];
  const changes = items.filter(({ work }) => work.kind !== "delete");
  return withPending(known, changes).find((each) => each.id === id);
}
