import { Suspense } from "react";

import { lazyPart } from "../../ui/hooks/lazy-part.ts";

const LureTrialOffer = lazyPart(
  async () => (await import("../../lure-trial/lure-trial-offer.tsx")).LureTrialOffer,
);

/** Offers the trial of these two lures, by the codes of `lureCodeOf`, or of any two. */
export function TrialOffer({ lures }: { lures?: readonly [string, string] | undefined }) {
  return (
    <Suspense>
      <LureTrialOffer lures={lures} />
    </Suspense>
  );
}
