import { RESET_LINK_MINUTES } from "@creel/domain/accounts/reset-password";
import { t } from "@lingui/core/macro";
import { useState } from "react";

import { LinkButton } from "../../ui/controls/button.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { RecoveryPage } from "./recovery-page.tsx";
import { useLinkToken } from "./use-link-token.ts";

import * as styles from "./recovery.module.css";

export function ResetPasswordPage() {
  const token = useLinkToken();
  const [usedUp, setUsedUp] = useState<string | null>(null);

  if (token === null) {
    return (
      <UselessLink
        title={t`This link is not complete`}
        lead={t`Part of it is missing. Open it again from the email, or ask for a new one. Your password has not changed.`}
      />
    );
  }
  if (token === usedUp) {
    return (
      <UselessLink
        title={t`This link no longer works`}
        lead={t`It was used already, or its ${RESET_LINK_MINUTES} minutes are over. Your password has not changed.`}
      />
    );
  }
  return (
    <RecoveryPage title={t`Choose a new password`} lead={t`You will be signed out everywhere else.`}>
      <NewPasswordForm token={token} onUsedUp={() => setUsedUp(token)} />
    </RecoveryPage>
  );
}

function UselessLink({ title, lead }: { title: string; lead: string }) {
  return (
    <RecoveryPage title={title} isTurned lead={lead}>
      <LinkButton look="deep" isLarge isWide to="/forgot-password" className={styles.action}>
        {t`Send a new link`}
      </LinkButton>
    </RecoveryPage>
  );
}
