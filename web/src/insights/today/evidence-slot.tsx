import { Suspense, useEffect, useState } from "react";

import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { whenIdle } from "../../ui/hooks/once-settled.ts";

const EvidenceOfScore = lazyPart(async () => (await import("./score-evidence.tsx")).EvidenceOfScore);

/** The page comes first, in milliseconds. */
const LATEST = { within: 2000, elseAfter: 500 };

/** What the log says of the score, once the page has time to spare. */
export function EvidenceSlot() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => whenIdle(() => setIsWanted(true), LATEST), []);
  return <Suspense>{isWanted && <EvidenceOfScore />}</Suspense>;
}
