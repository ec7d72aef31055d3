import { fullName } from "@creel/domain/users/user";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { ChoiceList } from "../../ui/choice-list.tsx";
import { FilterChip } from "../../ui/filter-chip.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { userPageQuery, userQuery } from "../users/users.calls.ts";

const LONGEST_SEARCH = 100;
const FOUND = "6";

interface WhomFilterProps {
  userId: string | undefined;
  onChange: (userId: string | undefined) => void;
}

/** To whom it was done: one of more users than can be listed. */
export function WhomFilter({ userId, onChange }: WhomFilterProps) {
  const { data: user } = useQuery({ ...userQuery(userId ?? ""), enabled: userId !== undefined });
  const name = user ? fullName(user) : "One user";
  return (
    <FilterChip
      name="To whom"
      text={userId === undefined ? "To anybody" : `To ${name}`}
      onClear={userId === undefined ? undefined : () => onChange(undefined)}
    >
      {(close) => (
        <Whom
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

function Whom({ userId, onChoose }: { userId: string | undefined; onChoose: (id: string) => void }) {
  const [search, setSearch] = useState("");
  const query = new URLSearchParams({ search, sort: "name", limit: FOUND });
  const { data } = useQuery(userPageQuery(query.toString()));
  const users = data?.users ?? [];
  return (
    <div className="filter-panel">
      <SearchBox where="Name or email" maxLength={LONGEST_SEARCH} value={search} onChange={setSearch} />
      {data && users.length === 0 ? (
        <p className="popover-empty" role="status">
          No user of that name or email.
        </p>
      ) : (
        <ChoiceList
          label="To whom"
          mode="one"
          choices={users.map((user) => ({
            id: user.id,
            word: fullName(user),
            content: (
              <span>
                {fullName(user)}
                <span className="audit-whom-email">{user.email}</span>
              </span>
            ),
          }))}
          chosen={userId === undefined ? [] : [userId]}
          onChange={([id]) => {
            if (id !== undefined) onChoose(id);
          }}
        />
      )}
    </div>
  );
}
