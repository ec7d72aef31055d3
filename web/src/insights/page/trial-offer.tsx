import { Suspense } from "react";

import { lazyPart } from "../../ui/hooks/lazy-part.ts";

const LureTrialOffer = lazyPart(
  async () => (await import("../../lure-trial/lure-trial-offer.tsx")).LureTrialOffer,
);

/** Offers a trial of these two lures, given as codes from `lureCodeOf`, or of any two. */
export function TrialOffer({ lures }: { lures?: readonly [string, string] | undefined }) {
  return (
    <Suspense>
      <LureTrialOffer lures={lures} />
    </Suspense>
  );
}
