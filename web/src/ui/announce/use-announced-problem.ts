import { useState } from "react";

import { announce } from "./announce.ts";

/** The problem of a field that may not have the focus, which is therefore announced as well as shown. */
export function useAnnouncedProblem() {
  const [problem, setProblem] = useState<string>();

  function fail(sentence: string): void {
    setProblem(sentence);
    announce(sentence);
  }

  return { problem, setProblem, fail };
}
