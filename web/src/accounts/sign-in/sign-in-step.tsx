import type { ReactNode } from "react";

import { AuthFrame } from "./auth-frame.tsx";
import { BackToHome } from "./back-to-home.tsx";

import * as styles from "./sign-in-step.module.css";

interface SignInStepProps {
  title: string;
  lead: ReactNode;
  children?: ReactNode;
}

/** A page of the sign-in that takes the place of another one, so its title takes the focus to be read out. */
export function SignInStep({ title, lead, children }: SignInStepProps) {
  return (
    <AuthFrame title={title}>
      <div className={styles.root}>
        <h1 tabIndex={-1} ref={focus}>
          {title}
        </h1>
        <p>{lead}</p>
        {children}
        <BackToHome />
      </div>
    </AuthFrame>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
