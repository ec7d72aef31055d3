import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { Icon } from "../ui/art/icon.tsx";
import { classNames } from "../ui/styles/class-names.ts";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./quick-help.module.css";

export function QuickHelp() {
  return (
    <div className={styles.root}>
      <Answer question={t`I cannot sign in`}>
        <Trans>
          Ask for <Link to="/forgot-password">a new password</Link>. Your log is safe meanwhile.
        </Trans>
      </Answer>
      <Answer question={t`A catch is not being saved`}>
        {t`The form says which field it is about, or that there is no network. What you typed stays on the device as a draft and is offered again on the dashboard.`}
      </Answer>
      <Answer question={t`The map stays empty`}>
        {t`A filter may be on: press its cross to remove it. Catches without a place are in the list only.`}
      </Answer>
      <Answer question={t`A photo is refused`}>
        {t`Creel takes JPEG, PNG, WebP, GIF and AVIF, up to 10 MB each. Larger photos are made smaller on your device first; a HEIC photo is converted where your browser can read it.`}
      </Answer>
    </div>
  );
}

interface AnswerProps {
  question: string;
  children: ReactNode;
}

function Answer({ question, children }: AnswerProps) {
  return (
    <details>
      <summary>
        {question}
        <Icon of={ChevronDown} isSmall />
      </summary>
      <p className={classNames(utilities.small, utilities.muted)}>{children}</p>
    </details>
  );
}
