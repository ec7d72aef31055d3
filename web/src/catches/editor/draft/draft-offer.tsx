import { t } from "@lingui/core/macro";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";

import { Button } from "../../../ui/controls/button.tsx";
import type { CatchValues } from "../values/catch-values.ts";
import { FormNotice } from "./form-notice.tsx";
import type { Draft } from "./store/draft.ts";
import { isSameValues } from "./store/stored-values.ts";
import { useUnsaved } from "./use-unsaved.ts";
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

function DraftOffer({ drafts, instead, onContinue, onLeave }: DraftOfferProps) {
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

interface Offering {
  given: Draft | undefined;
  /** Returns true for a draft of this form. */
  isFor: (draft: Draft) => boolean;
  /** The saved values: a draft with the same values is removed. */
  stored?: CatchValues;
  /** As in `DraftOffer`. */
  instead: string;
}

interface Offer {
  continued: Draft | null;
  offer: ReactNode;
}

export function useDraftOffer({ given, isFor, stored, instead }: Offering): Offer {
  const [continued, setContinued] = useState(given ?? null);
  const [isLeft, setIsLeft] = useState(false);
  const { drafts, drop } = useUnsaved();
  const [draft, ...others] = drafts.filter(isFor);
  const isOver = draft && stored && isSameValues(draft.values, stored);

  const overId = isOver ? draft.id : null;
  const end = useEffectEvent(drop);
  useEffect(() => {
    if (overId !== null) end(overId);
  }, [overId]);

  if (!draft || isOver || continued || isLeft) return { continued, offer: null };
  const offer = (
    <DraftOffer
      drafts={[draft, ...others]}
      instead={instead}
      onContinue={() => setContinued(draft)}
      onLeave={() => setIsLeft(true)}
    />
  );
  return { continued, offer };
}
