import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { ScanSearch } from "lucide-react";

import { doctorQuery } from "../../doctor/api.ts";
import { FoundItem } from "../import-item.tsx";

/** Shows how many entries of the log look doubtful, as an item of a list; empty if there are none. */
export function DoubtfulEntries() {
  const { data } = useQuery(doctorQuery);
  const total = data?.total ?? 0;
  if (total === 0) return null;
  return (
    <FoundItem
      icon={ScanSearch}
      title={t`${plural(total, { one: "# thing looks off", other: "# things look off" })}`}
      note={t`Across your whole log. Nothing changes until you approve it.`}
      to="/catches/doctor"
    />
  );
}
