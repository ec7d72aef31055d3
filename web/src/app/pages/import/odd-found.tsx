import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, ScanSearch } from "lucide-react";

import { doctorQuery } from "../../../doctor/doctor.query.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { LinkButton } from "../../../ui/controls/button.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";

/** What looks odd in the log now, as an item of a list; nothing where nothing does. */
export function OddFound() {
  const { data } = useQuery(doctorQuery);
  const total = data?.total ?? 0;
  if (total === 0) return null;
  return (
    <li>
      <Icon of={ScanSearch} />
      <div>
        <b>{t`${plural(total, { one: "# entry looks doubtful", other: "# entries look doubtful" })}`}</b>
        <p className={utilities.muted}>{t`In all of your log. Nothing is changed until you say so.`}</p>
      </div>
      <LinkButton look="quiet" to="/catches/doctor">
        {t`Look`}
        <Icon of={ArrowRight} isSmall />
      </LinkButton>
    </li>
  );
}
