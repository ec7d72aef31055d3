import { useEffect, useState } from "react";

/** After the last key, before it is looked for. */
const PAUSE_MS = 200;

/** The text as it was when typing last paused. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
