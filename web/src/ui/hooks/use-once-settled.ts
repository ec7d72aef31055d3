import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { onceSettled } from "./once-settled.ts";

/** False until the page has what it asked for and time to spare, unless it is wanted at once. */
export function useOnceSettled(isAtOnce: () => boolean = () => false): boolean {
  const [isSettled, setIsSettled] = useState(isAtOnce);
  const queryClient = useQueryClient();
  useEffect(
    () => (isSettled ? undefined : onceSettled(queryClient, () => setIsSettled(true))),
    [isSettled, queryClient],
  );
  return isSettled;
}
