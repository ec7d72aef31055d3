import { type ReactNode, useEffect, useEffectEvent, useState } from "react";

import type { CatchValues } from "../values/catch-values.ts";
import { DraftOffer } from "./draft-offer.tsx";
import type { Draft } from "./store/draft.ts";
import { isSameValues } from "./store/stored-values.ts";
import { useUnsaved } from "./use-unsaved.ts";

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
