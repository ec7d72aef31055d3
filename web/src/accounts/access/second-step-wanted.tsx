import { t } from "@lingui/core/macro";

import { PageHeader } from "../../ui/layout/page-header.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";
import { SecondStepSection } from "./second-step-section.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";

/** All that an admin gets without a second step, if the people who run this Creel require one. */
export function SecondStepWanted() {
  return (
    <div className={utilities.page}>
      <title>{t`A second step · Creel`}</title>
      <PageHeader>
        <div>
          <h1>{t`One more thing before you go on`}</h1>
          <p className={utilities.muted}>
            {t`The people who run this Creel require more than a password from admins. Add a passkey or codes by app. Everything you logged is safe and uploads afterwards.`}
          </p>
        </div>
      </PageHeader>
      <PasskeysSection />
      <SecondStepSection />
    </div>
  );
}
