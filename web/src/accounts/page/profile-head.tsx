import { fullName, initials } from "@creel/domain/accounts/user";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { dateLocale } from "../../i18n/locale.ts";
import { useUser } from "../../session/auth.tsx";
import { Initials } from "../../ui/art/initials.tsx";
import { Badge } from "../../ui/feedback/states.tsx";
import { accountTotalsQuery } from "../api.ts";
import { describeBelongings } from "../profile/describe-belongings.ts";
import { roleName } from "../sign-in/role-names.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./profile-head.module.css";

/** The signed-in user, with totals, role and plan. */
export function ProfileHead() {
  const user = useUser();
  const name = fullName(user);
  const { data: totals } = useQuery(accountTotalsQuery);
  const since = new Intl.DateTimeFormat(dateLocale, { dateStyle: "long" }).format(new Date(user.createdAt));
  const details = [t`Joined ${since}`, totals && (describeBelongings(totals) || t`no catches yet`)];
  return (
    <div className={styles.root}>
      <Initials letters={initials(user)} className={styles.initials} />
      <div className={styles.words}>
        <h1>
          <Trans>
            <span className={utilities.visuallyHidden}>Profile of </span>
            {name}
          </Trans>
        </h1>
        <p className={utilities.muted}>{details.filter(Boolean).join(" · ")}</p>
      </div>
      <div className={styles.badges}>
        <Badge>{roleName(user.role)}</Badge>
        {user.free_premium_access && <Badge tone="info">{t`Premium`}</Badge>}
      </div>
    </div>
  );
}
