import { useEffect, useState } from "react";

const PATIENCE_MS = 3000;

/** Whether it is still waited for: for some seconds, and no longer. */
export function usePatience(isWaiting: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsOver(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsOver(false);
    };
  }, [isWaiting]);
  return isWaiting && !isOver;
}
