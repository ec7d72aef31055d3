import { t } from "@lingui/core/macro";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";

import { Icon } from "../../ui/art/icon.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { AuthFrame } from "../sign-in/auth-frame.tsx";

import * as styles from "./recovery.module.css";

interface RecoveryPageProps {
  title: string;
  lead: ReactNode;
  /** Whether it takes the place of another page, so that its title has to be read out. */
  isTurned?: boolean;
  children: ReactNode;
}

export function RecoveryPage({ title, lead, isTurned = false, children }: RecoveryPageProps) {
  return (
    <AuthFrame title={title}>
      <div className={styles.root}>
        <h1 tabIndex={-1} ref={isTurned ? focus : null}>
          {title}
        </h1>
        <p>{lead}</p>
        {children}
        <LinkButton look="quiet" to="/login" className={styles.back}>
          <Icon of={ArrowLeft} isSmall />
          {t`Back to Sign In`}
        </LinkButton>
      </div>
    </AuthFrame>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
