import { t } from "@lingui/core/macro";

import { useSpeciesCounts } from "../catches/logbook/use-logbook-counts.ts";
import { BeforeOneEnds } from "../licenses/before-one-ends.tsx";
import { LicensesSection } from "../licenses/licenses-section.tsx";
import { BackToYou } from "../ui/layout/back-to-you.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { LimitsSection } from "./settings/limits-section.tsx";

import * as utilities from "../ui/styles/utilities.module.css";

const NONE: readonly string[] = [];

/** Shows what the angler wrote down: limits, licenses, and warnings before one ends. */
export function LimitsPage() {
  const counts = useSpeciesCounts();
  const species = counts?.species.map(({ species: name }) => name) ?? NONE;
  return (
    <div className={utilities.page}>
      <title>{t`Limits and licenses · Creel`}</title>
      <BackToYou />
      <PageHeader>
        <div>
          <h1>{t`Limits and licenses`}</h1>
          <p className={utilities.muted}>{t`What you wrote down yourself, kept with you.`}</p>
        </div>
      </PageHeader>
      <LimitsSection species={species} />
      <LicensesSection />
      <BeforeOneEnds />
    </div>
  );
}
