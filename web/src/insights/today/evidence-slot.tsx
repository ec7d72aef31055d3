import { Suspense, useEffect, useState } from "react";

import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { whenIdle } from "../../ui/hooks/once-settled.ts";

const EvidenceOfScore = lazyPart(async () => (await import("./score-evidence.tsx")).EvidenceOfScore);

/** Timeouts in milliseconds. The page renders first. */
const LATEST = { within: 2000, elseAfter: 500 };

/** Shows what the log says about the score, once the page is idle. */
export function EvidenceSlot() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => whenIdle(() => setIsWanted(true), LATEST), []);
  return <Suspense>{isWanted && <EvidenceOfScore />}</Suspense>;
}
