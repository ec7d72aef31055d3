import { fullName } from "@creel/domain/accounts/user";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { ChoiceList } from "../../ui/filters/choice-list.tsx";
import { FilterChip } from "../../ui/filters/filter-chip.tsx";
import { FilterPanel } from "../../ui/filters/filter-panel.tsx";
import { SearchBox } from "../../ui/filters/search-box.tsx";
import { PopoverEmpty } from "../../ui/overlays/popover-empty.tsx";
import { userPageQuery, userQuery } from "./api.ts";

import * as styles from "./users.module.css";

const LONGEST_SEARCH = 100;
const FOUND = "6";

interface UserFilterProps {
  /** As in "To whom". */
  name: string;
  /** The text while no user is chosen, as in "Anyone". */
  any: string;
  /** As in "To Ray Kowalczyk". */
  describe?: (user: string) => string;
  userId: string | undefined;
  onChange: (userId: string | undefined) => void;
}

const justTheName = (user: string) => user;

/** Users are searched for: there are more than can be listed. */
export function UserFilter({ name, any, describe = justTheName, userId, onChange }: UserFilterProps) {
  const { data: user } = useQuery({ ...userQuery(userId ?? ""), enabled: userId !== undefined });
  return (
    <FilterChip
      name={name}
      text={userId === undefined ? any : describe(user ? fullName(user) : t`one user`)}
      onClear={userId === undefined ? undefined : () => onChange(undefined)}
    >
      {(close) => (
        <UserChoice
          label={name}
          userId={userId}
          onChoose={(id) => {
            onChange(id);
            close();
          }}
        />
      )}
    </FilterChip>
  );
}

interface UserChoiceProps {
  label: string;
  userId: string | undefined;
  onChoose: (id: string) => void;
}

function UserChoice({ label, userId, onChoose }: UserChoiceProps) {
  const [search, setSearch] = useState("");
  const query = new URLSearchParams({ search, sort: "name", limit: FOUND });
  const { data } = useQuery(userPageQuery(query.toString()));
  const users = data?.users ?? [];
  return (
    <FilterPanel>
      <SearchBox where={t`Name or email`} maxLength={LONGEST_SEARCH} value={search} onChange={setSearch} />
      {data && users.length === 0 ? (
        <PopoverEmpty role="status">{t`No user has that name or email.`}</PopoverEmpty>
      ) : (
        <ChoiceList
          label={label}
          mode="one"
          choices={users.map((user) => ({
            id: user.id,
            label: fullName(user),
            content: (
              <span>
                {fullName(user)}
                <span className={styles.filterEmail}>{user.email}</span>
              </span>
            ),
          }))}
          chosen={userId === undefined ? [] : [userId]}
          onChange={([id]) => {
            if (id !== undefined) onChoose(id);
          }}
        />
      )}
    </FilterPanel>
  );
}
