import { t } from "@lingui/core/macro";

import { CREEL_VERSION } from "./creel-version.ts";

/** As in "Creel 1.0.0", for the footer and wherever somebody is asked for it. */
export function VersionLine({ className }: { className?: string }) {
  return <span className={className}>{t`Creel ${CREEL_VERSION}`}</span>;
}
