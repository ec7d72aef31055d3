import { ROLE_LABELS } from "@creel/domain/accounts/user";
import { adminUserListQuerySchema } from "@creel/domain/admin/admin-users";
import { t } from "@lingui/core/macro";
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
  { id: "angler", label: `${ROLE_LABELS.angler}s` },
  { id: "admin", label: `${ROLE_LABELS.admin}s` },
];
const STATUSES = [
  { id: "active", label: "Active" },
  { id: "suspended", label: "Suspended" },
];
const PREMIUM = [
  { id: "true", label: "With free premium" },
  { id: "false", label: "Without" },
];
/** For phones, which show no column heads. */
const ORDERS = [
  { id: "-joined", label: "Newest first" },
  { id: "joined", label: "Oldest first" },
  { id: "name", label: "By name" },
  { id: "email", label: "By email" },
];
const LONGEST_SEARCH = 100;

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
        name="Role"
        any={t`Any role`}
        choices={ROLES}
        value={get("role")}
        onChange={(role) => change({ role })}
      />
      <ChoiceFilter
        name="Status"
        any={t`Any status`}
        choices={STATUSES}
        value={get("account_status")}
        onChange={(status) => change({ account_status: status })}
      />
      <ChoiceFilter
        name="Premium"
        any={t`Premium: any`}
        choices={PREMIUM}
        value={get("free_premium_access")}
        onChange={(access) => change({ free_premium_access: access })}
      />
      <div className={utilities.onlyPhone}>
        <ChoiceFilter
          name="Order"
          any={t`Newest first`}
          icon={ArrowDownUp}
          choices={ORDERS}
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
