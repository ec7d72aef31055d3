import "./draft.css";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";

import { Button } from "../../../ui/controls/button.tsx";
import { Notice } from "../../../ui/feedback/states.tsx";
import type { CatchValues } from "../values/catch-values.ts";
import type { Draft } from "./store/draft.ts";
import { isSameValues } from "./store/stored-values.ts";
import { useUnsaved } from "./use-unsaved.ts";
import { WaitingLine } from "./waiting-line.tsx";

interface Offering {
  given: Draft | undefined;
  /** Returns true for a draft of this form. */
  isFor: (draft: Draft) => boolean;
  /** The saved values: a draft with the same values is removed. */
  stored?: CatchValues;
  /** The label of the button that leaves the draft for later. */
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

interface DraftOfferProps extends Pick<Offering, "instead"> {
  drafts: readonly [Draft, ...Draft[]];
  onContinue: () => void;
  onLeave: () => void;
}

function DraftOffer({ drafts, instead, onContinue, onLeave }: DraftOfferProps) {
  return (
    <div className="catch-form-offer" data-draft-offer>
      <Notice tone="info">
        <div className="draft-offer">
          <p>
            <WaitingLine drafts={drafts} />
          </p>
          <div className="draft-actions">
            <Button onPress={onContinue}>Continue</Button>
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
      </Notice>
    </div>
  );
}

/** The button with the focus is about to be removed. */
function focusFirstField(button: Element): void {
  const offer = button.closest("[data-draft-offer]");
  const fields =
    offer?.parentElement?.querySelectorAll<HTMLElement>("input:not([type=hidden]), textarea") ?? [];
  [...fields].find((field) => !offer?.contains(field) && field.tabIndex >= 0)?.focus();
}
