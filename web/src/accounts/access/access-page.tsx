import { t } from "@lingui/core/macro";

import { BackLink } from "../../ui/layout/back-link.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { AccessSummary } from "./access-summary.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { IfLost } from "./if-lost.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";
import { ProvidersSection } from "./providers-section.tsx";
import { SecondStepSection } from "./second-step-section.tsx";
import { TokensSection } from "./tokens-section.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";

/** Everything that opens the account, and how to get in if a part of it is lost. */
export function AccessPage() {
  return (
    <div className={utilities.page}>
      <title>{t`Who can get in · Creel`}</title>
      <BackLink to="/profile">{t`Profile`}</BackLink>
      <PageHeader>
        <div>
          <h1>{t`Who can get in`}</h1>
          <AccessSummary />
        </div>
      </PageHeader>
      <DevicesSection />
      <PasskeysSection />
      <ProvidersSection />
      <TokensSection />
      <SecondStepSection />
      <IfLost />
    </div>
  );
}
