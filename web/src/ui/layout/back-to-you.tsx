import { t } from "@lingui/core/macro";

import { useIsPhone } from "../hooks/use-is-phone.ts";
import { BackLink } from "./back-link.tsx";

/**
 * A link above the title of a tool, on phones only, where the tools are listed under You. On a desktop they are in the
 * account menu.
 */
export function BackToYou() {
  return useIsPhone() && <BackLink to="/you">{t`You`}</BackLink>;
}
