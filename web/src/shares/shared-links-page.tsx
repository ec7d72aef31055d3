import { t } from "@lingui/core/macro";

import { RevealList } from "../accounts/reveals/reveal-list.tsx";
import { BackToYou } from "../ui/layout/back-to-you.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { SettingsRow } from "../ui/layout/settings-row.tsx";
import { LiveLinks } from "./live-links.tsx";

import * as utilities from "../ui/styles/utilities.module.css";

/** The page of links to the log, and of admins who saw its places. */
export function SharedLinksPage() {
  return (
    <div className={utilities.page}>
      <title>{t`Shared links · Creel`}</title>
      <BackToYou />
      <PageHeader>
        <h1>{t`Shared links`}</h1>
      </PageHeader>
      <SettingsRow title={t`Your links`} note={t`Everything others can see without signing in.`}>
        <LiveLinks />
      </SettingsRow>
      <RevealList />
    </div>
  );
}
