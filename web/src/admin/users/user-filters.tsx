import { adminUserListQuerySchema } from "@creel/domain/admin/admin-users";
import type { MessageDescriptor } from "@lingui/core";
import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { ArrowDownUp } from "lucide-react";

import { ChoiceFilter } from "../../ui/filters/choice-filter.tsx";
import { FilterRow, FilterRowEnd, FilterRowNote } from "../../ui/filters/filter-row.tsx";
import { SearchBox } from "../../ui/filters/search-box.tsx";
import { ExportButton } from "../export-button.tsx";
import { describeRange, type PageOf } from "../table/describe-range.ts";
import { type TableAddress, useTableAddress } from "../table/use-table-address.ts";

import * as utilities from "../../ui/styles/utilities.module.css";

const FIELDS = adminUserListQuerySchema.shape;

export type UserAddress = TableAddress<keyof typeof FIELDS>;

export const useUserAddress = (): UserAddress => useTableAddress(FIELDS);

const ROLES = [
  { id: "angler", label: msg`Anglers` },
  { id: "admin", label: msg`Admins` },
];
const STATUSES = [
  { id: "active", label: msg`Active` },
  { id: "suspended", label: msg`Suspended` },
];
const PREMIUM = [
  { id: "true", label: msg`With free premium` },
  { id: "false", label: msg`Without` },
];
/** For phones, which show no column heads. */
const ORDERS = [
  { id: "-joined", label: msg`Newest first` },
  { id: "joined", label: msg`Oldest first` },
  { id: "name", label: msg`By name` },
  { id: "email", label: msg`By email` },
];
const LONGEST_SEARCH = 100;

function named(choices: readonly { id: string; label: MessageDescriptor }[]) {
  return choices.map(({ id, label }) => ({ id, label: i18n._(label) }));
}

interface UserFiltersProps {
  address: UserAddress;
  /** `undefined` while it is loading. */
  list: PageOf | undefined;
}

export function UserFilters({ address: { get, change, filterQuery }, list }: UserFiltersProps) {
  return (
    <FilterRow>
      <SearchBox
        where={t`Name or email`}
        maxLength={LONGEST_SEARCH}
        value={get("search") ?? ""}
        onChange={(search) => change({ search })}
      />
      <ChoiceFilter
        name={t`Role`}
        any={t`Any role`}
        choices={named(ROLES)}
        value={get("role")}
        onChange={(role) => change({ role })}
      />
      <ChoiceFilter
        name={t`Status`}
        any={t`Any status`}
        choices={named(STATUSES)}
        value={get("account_status")}
        onChange={(status) => change({ account_status: status })}
      />
      <ChoiceFilter
        name={t`Premium`}
        any={t`Premium: any`}
        choices={named(PREMIUM)}
        value={get("free_premium_access")}
        onChange={(access) => change({ free_premium_access: access })}
      />
      <div className={utilities.onlyPhone}>
        <ChoiceFilter
          name={t`Order`}
          any={t`Newest first`}
          icon={ArrowDownUp}
          choices={named(ORDERS)}
          value={get("sort")}
          onChange={(sort) => change({ sort })}
        />
      </div>
      <FilterRowEnd>
        <FilterRowNote className={utilities.onlyDesk}>{list && describeRange(list)}</FilterRowNote>
        <ExportButton of="users" filterQuery={filterQuery} />
      </FilterRowEnd>
    </FilterRow>
  );
}
