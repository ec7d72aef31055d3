import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";

import { SettingsRow } from "../../ui/layout/settings-row.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { revealsQuery } from "./api.ts";
import { describeLook, describeRevealed } from "./describe-reveal.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./reveal-list.module.css";

/** Nothing where nobody looked. */
export function RevealList() {
  const { data = [] } = useQuery(revealsQuery);
  if (data.length === 0) return null;
  return (
    <SettingsRow
      title={t`Who saw your spots`}
      note={t`Admins see only squares on the map. This list has every time one of them looked at an exact spot or could sign in as you.`}
    >
      <ul aria-label={t`Who saw your spots`}>
        {data.map((reveal) => (
          <li key={reveal.id} className={styles.line}>
            <b>{describeRevealed(reveal)}</b>
            {reveal.reason !== null && <p>{t`“${reveal.reason}”`}</p>}
            <p className={classNames(utilities.small, utilities.muted)}>{describeLook(reveal)}</p>
          </li>
        ))}
      </ul>
    </SettingsRow>
  );
}
