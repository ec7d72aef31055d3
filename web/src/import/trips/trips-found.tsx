import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, Timer } from "lucide-react";

import { Icon } from "../../ui/art/icon.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { importTripsQuery } from "./import-trips.query.ts";

import * as utilities from "../../ui/styles/utilities.module.css";

/** The trips that an import's catches seem to be of, as an item of a list; nothing where there are none. */
export function TripsFound({ importId }: { importId: string }) {
  const { data: proposed = 0 } = useQuery(importTripsQuery(importId));
  if (proposed === 0) return null;
  return (
    <li>
      <Icon of={Timer} />
      <div>
        <b>{t`${plural(proposed, { one: "We found # trip in them", other: "We found # trips in them" })}`}</b>
        <p className={utilities.muted}>{t`Look at them one by one, nothing changes until you accept.`}</p>
      </div>
      <LinkButton look="quiet" to="/catches/trips/found">
        {t`Look`}
        <Icon of={ArrowRight} isSmall />
      </LinkButton>
    </li>
  );
}
