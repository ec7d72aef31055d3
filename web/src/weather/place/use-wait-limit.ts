import { useEffect, useState } from "react";

const WAIT_LIMIT_MS = 3000;

export function useWaitLimit(isWaiting: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsOver(true), WAIT_LIMIT_MS);
    return () => {
      clearTimeout(timer);
      setIsOver(false);
    };
  }, [isWaiting]);
  return isWaiting && !isOver;
}
