import { fullName, initials, ROLE_LABELS } from "@creel/domain/accounts/user";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";

import { describeBelongings } from "../../accounts/deletion/describe-belongings.ts";
import { accountTotalsQuery } from "../../accounts/signed-in/account.calls.ts";
import { useUser } from "../../accounts/signed-in/auth.tsx";
import { Initials } from "../../ui/art/initials.tsx";
import { Badge } from "../../ui/feedback/states.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./profile-head.module.css";

export function ProfileHead() {
  const user = useUser();
  const { data: totals } = useQuery(accountTotalsQuery);
  const since = new Intl.DateTimeFormat(undefined, { dateStyle: "long" }).format(new Date(user.createdAt));
  const facts = [t`Joined ${since}`, totals && (describeBelongings(totals) || t`no catches yet`)];
  return (
    <div className={styles.root}>
      <Initials letters={initials(user)} className={styles.initials} />
      <div className={styles.words}>
        <h1>
          <span className={utilities.visuallyHidden}>{t`Profile of`} </span>
          {fullName(user)}
        </h1>
        <p className={utilities.muted}>{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <div className={styles.badges}>
        <Badge>{ROLE_LABELS[user.role]}</Badge>
        {user.free_premium_access && <Badge tone="info">{t`Premium`}</Badge>}
      </div>
    </div>
  );
}
