import { t } from "@lingui/core/macro";

import { useIsPhone } from "../hooks/use-is-phone.ts";
import { BackLink } from "./back-link.tsx";

/** Above the title of a tool: on a phone the tools are listed under You, on a desk in the menu of the account. */
export function BackToYou() {
  return useIsPhone() && <BackLink to="/you">{t`You`}</BackLink>;
}
