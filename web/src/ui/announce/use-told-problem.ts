import { useState } from "react";

import { say } from "./say.ts";

/** What is wrong with a field that need not have the focus: shown with it, and read out as it comes up. */
export function useToldProblem() {
  const [problem, setProblem] = useState<string>();

  function fail(sentence: string): void {
    setProblem(sentence);
    say(sentence);
  }

  return { problem, setProblem, fail };
}
