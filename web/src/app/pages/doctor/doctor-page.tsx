import { t } from "@lingui/core/macro";

import { BackLink } from "../../../ui/layout/back-link.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";

/** What looks odd in the log. */
export function DoctorPage() {
  return (
    <div className={utilities.page}>
      <title>{t`Look these over · Creel`}</title>
      <BackLink to="/catches">{t`My Catches`}</BackLink>
      <PageHeader>
        <h1>{t`Look these over`}</h1>
      </PageHeader>
    </div>
  );
}
