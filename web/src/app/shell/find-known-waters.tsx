import { useEffect } from "react";

import { useWaters } from "../../waters/data/use-waters.ts";
import type { KnownWater } from "../../waters/outbox/known-waters.ts";

interface KnownWatersProps {
  onKnown: (waters: readonly KnownWater[] | undefined) => void;
}

/** Determines the angler's waters, including pending ones. Renders nothing. */
export function KnownWaters({ onKnown }: KnownWatersProps) {
  const { data } = useWaters();
  const waters = data?.waters;
  useEffect(() => onKnown(waters), [onKnown, waters]);
  return null;
}
