import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";

import { useAuth } from "../session/auth.tsx";
import { useHelp } from "./use-help.ts";

interface HelpLinkProps {
  className?: string | undefined;
  onClick?: () => void;
  /** Shown before the word. */
  children?: ReactNode;
}

/** Leads to the guide of this page. For anglers in a new tab, so that a form, an import or an upload here goes on. */
export function HelpLink({ children, ...rest }: HelpLinkProps) {
  const { href } = useHelp();
  const { user } = useAuth();
  return (
    <a href={href} {...(user && { target: "_blank", rel: "noreferrer" })} {...rest}>
      {children}
      {t`Help`}
    </a>
  );
}
