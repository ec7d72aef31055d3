import type { ComponentProps } from "react";

import { describeFailure, whereItFailed } from "../http/describe-failure.ts";
import { Notice } from "../ui/feedback/states.tsx";
import { classNames } from "../ui/styles/class-names.ts";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./account-form.module.css";

/** The form of sign-in, sign-up and recovery. Each field shows its own error, so browser validation is off. */
export function AccountForm(props: Omit<ComponentProps<"form">, "className" | "noValidate">) {
  return <form {...props} className={styles.root} noValidate />;
}

interface FailureNoticeProps {
  error: unknown;
  fallback: string;
}

export function FailureNotice({ error, fallback }: FailureNoticeProps) {
  const where = whereItFailed(error);
  return (
    <div>
      <Notice tone="bad">{describeFailure(error, fallback)}</Notice>
      {where && <p className={classNames(styles.hint, utilities.hint)}>{where}</p>}
    </div>
  );
}
