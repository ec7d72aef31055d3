import { Suspense } from "react";

import { lazyPart } from "../../../ui/hooks/lazy-part.ts";
import type { Draft } from "./store/draft.ts";
import { useUnsaved } from "./use-unsaved.ts";

const WaitingBanner = lazyPart(async () => (await import("./waiting-banner.tsx")).WaitingBanner);

/** The banner itself is lazy: most users have no draft. */
export function UnsavedBanner({ onContinue }: { onContinue: (draft: Draft) => void }) {
  const { drafts, discard } = useUnsaved();
  const [draft, ...others] = drafts;
  return (
    <Suspense>
      {draft && <WaitingBanner drafts={[draft, ...others]} onContinue={onContinue} onDiscard={discard} />}
    </Suspense>
  );
}
