import { t } from "@lingui/core/macro";

import { DownloadEverything } from "../../accounts/profile/download-everything.tsx";
import { BackToYou } from "../../ui/layout/back-to-you.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";

/** Both directions in one place. */
export function ImportExportPage() {
  return (
    <div className={utilities.page}>
      <title>{t`Import & export · Creel`}</title>
      <BackToYou />
      <PageHeader>
        <h1>{t`Import & export`}</h1>
      </PageHeader>
      <DownloadEverything />
    </div>
  );
}
