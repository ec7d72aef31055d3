import "./draft.css";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";

import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/states.tsx";
import type { CatchValues } from "../catch-values.ts";
import { describeKept } from "./describe-draft.ts";
import type { Draft } from "./draft.ts";
import { isSameValues } from "./stored-values.ts";
import { useUnsaved } from "./use-unsaved.ts";

interface Offering {
  /** What the form was opened to go on with. */
  given: Draft | undefined;
  /** Whether a draft is of this form. */
  isFor: (draft: Draft) => boolean;
  /** What is saved: a draft that says the same is over. */
  stored?: CatchValues;
}

interface Offer {
  /** What the form goes on with. */
  continued: Draft | null;
  /** For the top of the form: what was not saved the last time. */
  offer: ReactNode;
}

export function useDraftOffer({ given, isFor, stored }: Offering): Offer {
  const [continued, setContinued] = useState(given ?? null);
  const { drafts, discard, drop } = useUnsaved();
  const draft = drafts.find(isFor);
  const isOver = draft && stored && isSameValues(draft.values, stored);

  const overId = isOver ? draft.id : null;
  const end = useEffectEvent(drop);
  useEffect(() => {
    if (overId !== null) end(overId);
  }, [overId]);

  if (!draft || isOver) return { continued, offer: null };
  const offer = (
    <DraftOffer draft={draft} onContinue={() => setContinued(draft)} onDiscard={() => discard(draft)} />
  );
  return { continued, offer };
}

interface DraftOfferProps {
  draft: Draft;
  onContinue: () => void;
  onDiscard: () => void;
}

function DraftOffer({ draft, onContinue, onDiscard }: DraftOfferProps) {
  const what = draft.base ? "unsaved changes to this catch" : "an unsaved catch";
  return (
    <div className="catch-form-offer">
      <Notice tone="info">
        <div className="draft-offer">
          <p>
            You have {what} from {describeKept(draft)}.
          </p>
          <div className="draft-actions">
            <Button onPress={onContinue}>Continue</Button>
            <Button look="quiet" onPress={onDiscard}>
              Start fresh
            </Button>
          </div>
        </div>
      </Notice>
    </div>
  );
}
