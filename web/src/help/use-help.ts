import { t } from "@lingui/core/macro";
import { useLocation } from "react-router";

import { locale } from "../i18n/locale.ts";
import { useIsOnline } from "../ui/hooks/use-is-online.ts";
import { guideTo } from "./guides.ts";

interface Help {
  /** The address of the guide to the page that is shown. */
  href: string;
  /** One line below the name of the link. */
  about: string;
}

export function useHelp(): Help {
  const href = guideTo(useLocation().pathname);
  const isOnline = useIsOnline();
  return { href, about: isOnline ? describeGuide() : t`Needs a network` };
}

/** The guides are in English alone. */
function describeGuide(): string {
  return locale.startsWith("en") ? t`How this page works` : t`How this page works, in English`;
}
