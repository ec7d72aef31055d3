import type { Weather } from "@creel/domain/weather/weather";
import { Suspense, useEffect, useState } from "react";

import { lazyPart } from "../../../ui/hooks/lazy-part.ts";
import { whenIdle } from "../../../ui/hooks/when-idle.ts";

const EvidenceOfScore = lazyPart(async () => (await import("./score-evidence.tsx")).EvidenceOfScore);

/** The page comes first, in milliseconds. */
const LATEST = { within: 2000, elseAfter: 500 };

/** What the log says of the score, once the page has time to spare. */
function EvidenceSlot({ fishing }: { fishing: Weather["fishing"] }) {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => whenIdle(() => setIsWanted(true), LATEST), []);
  return <Suspense>{isWanted && <EvidenceOfScore fishing={fishing} />}</Suspense>;
}

export function noteOfScore(fishing: Weather["fishing"]) {
  return <EvidenceSlot fishing={fishing} />;
}
