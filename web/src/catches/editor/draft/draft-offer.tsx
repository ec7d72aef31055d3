import { t } from "@lingui/core/macro";

import { Button } from "../../../ui/controls/button.tsx";
import { FormNotice } from "./form-notice.tsx";
import type { Draft } from "./store/draft.ts";
import { WaitingLine } from "./waiting-line.tsx";

import * as styles from "./draft-offer.module.css";

interface DraftOfferProps {
  /** The next one first. */
  drafts: readonly [Draft, ...Draft[]];
  /** The label of the button that leaves the draft for later. */
  instead: string;
  onContinue: () => void;
  onLeave: () => void;
}

export function DraftOffer({ drafts, instead, onContinue, onLeave }: DraftOfferProps) {
  return (
    <FormNotice>
      <div className={styles.root}>
        <p>
          <WaitingLine drafts={drafts} />
        </p>
        <div className={styles.actions}>
          <Button onPress={onContinue}>{t`Continue`}</Button>
          <Button
            look="quiet"
            onPress={({ target }) => {
              focusFirstField(target);
              onLeave();
            }}
          >
            {instead}
          </Button>
        </div>
      </div>
    </FormNotice>
  );
}

/** The button with the focus is about to be removed. */
function focusFirstField(button: Element): void {
  const offer = button.closest("[role=status]");
  const fields =
    button.closest("form")?.querySelectorAll<HTMLElement>("input:not([type=hidden]), textarea") ?? [];
  [...fields].find((field) => !offer?.contains(field) && field.tabIndex >= 0)?.focus();
}
