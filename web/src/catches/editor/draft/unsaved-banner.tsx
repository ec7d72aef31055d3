import { Suspense } from "react";

import { lazyPart } from "../../../ui/hooks/lazy-part.ts";
import type { Draft } from "./store/draft.ts";
import { useUnsaved } from "./use-unsaved.ts";

const WaitingBanner = lazyPart(async () => (await import("./waiting-banner.tsx")).WaitingBanner);

/** On top of a page: what was typed and not saved, before a reload or a crash say. Most have nothing to load for it. */
export function UnsavedBanner({ onContinue }: { onContinue: (draft: Draft) => void }) {
  const { drafts, discard } = useUnsaved();
  const [draft, ...others] = drafts;
  return (
    <Suspense>
      {draft && <WaitingBanner drafts={[draft, ...others]} onContinue={onContinue} onDiscard={discard} />}
    </Suspense>
  );
}
