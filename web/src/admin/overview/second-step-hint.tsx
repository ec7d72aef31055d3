import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { passkeysQuery } from "../../accounts/access/passkeys-api.ts";
import { secondStepQuery } from "../../accounts/access/second-step-api.ts";
import { Notice } from "../../ui/feedback/states.tsx";

import * as styles from "./overview-page.module.css";

/** Tells an admin who has neither codes by app nor a passkey, before this Creel requires one of them. */
export function SecondStepHint() {
  const { data: passkeys } = useQuery(passkeysQuery);
  const { data: secondStep } = useQuery(secondStepQuery);
  if (!passkeys || !secondStep || passkeys.length > 0 || secondStep.totp) return null;
  return (
    <Notice tone="info" className={styles.hint}>
      {t`Your password alone opens this admin area. If this Creel comes to require a second step, you’ll have to set one up before anything else.`}{" "}
      <Link to="/profile/access">{t`Set one up now`}</Link>
    </Notice>
  );
}
