import { Trans } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { Icon } from "../ui/art/icon.tsx";
import { classNames } from "../ui/styles/class-names.ts";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./quick-help.module.css";

const ANSWERS: readonly { question: string; answer: ReactNode }[] = [
  {
    question: "I cannot sign in",
    answer: (
      <>
        <Trans>
          Ask for <Link to="/forgot-password">a new password</Link>. Your log is safe meanwhile.
        </Trans>
      </>
    ),
  },
  {
    question: "A catch is not being saved",
    answer:
      "The form says which field it is about, or that there is no network. What you typed stays on the device as a draft and is offered again on the dashboard.",
  },
  {
    question: "The map stays empty",
    answer: "A filter may be on: press its cross to remove it. Catches without a place are in the list only.",
  },
  {
    question: "A photo is refused",
    answer:
      "Creel takes JPEG, PNG, WebP, GIF and AVIF, up to 10 MB each. Larger photos are made smaller on your device first; a HEIC photo is converted where your browser can read it.",
  },
];

export function QuickHelp() {
  return (
    <div className={styles.root}>
      {ANSWERS.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <Icon of={ChevronDown} isSmall />
          </summary>
          <p className={classNames(utilities.small, utilities.muted)}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
