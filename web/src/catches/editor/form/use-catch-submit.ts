import { type FormEvent, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";

import { createStore, type Store } from "../../../store/create-store.ts";
import { afterNextFrame } from "../../../ui/hooks/after-next-frame.ts";
import { findProblems } from "../values/catch-problems.ts";
import type { CatchValues } from "../values/catch-values.ts";

export type Rules = Parameters<typeof findProblems>[1];

/** How far a form is: `kept` says that what was saved is on this device. */
export type Stage = "typing" | "saving" | "kept";

interface Submitting {
  fields: UseFormReturn<CatchValues>;
  rules: Rules;
  /** @param announceStored Says that it is kept on this device, and waits until that can be read. */
  save: (announceStored: () => Promise<void>) => Promise<void>;
}

/** Saves what has no problems, and shows those that there are. Also tells how far it is. */
export function useCatchSubmit({
  fields,
  rules,
  save,
}: Submitting): [(event: FormEvent) => void, Store<Stage>] {
  const [stage] = useState(() => createStore<Stage>("typing"));
  const start = () => whileSaving(stage, save);
  const submit = useOneAtATime(async () => {
    const problems = Object.keys(findProblems(fields.getValues(), rules));
    const isRefused = problems.length > 0 || fields.getFieldState("photos").invalid;
    // On its way past the errors the library draws every field anew, even where there are none.
    return isRefused ? fields.handleSubmit(start)() : start();
  });
  return [submit, stage];
}

/** Ignores a submit while another runs, for example by Enter. */
function useOneAtATime(submit: () => Promise<void>): (event: FormEvent) => void {
  const isRunning = useRef(false);
  return (event) => {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    void submit().finally(() => {
      isRunning.current = false;
    });
  };
}

/**
 * Not during validation: a button that announces it is pending would talk over the errors. A store, because drawing all
 * of the form again would take a slow phone longer than keeping the catch.
 */
async function whileSaving(stage: Store<Stage>, save: Submitting["save"]): Promise<void> {
  stage.set("saving");
  const announceStored = () => {
    stage.set("kept");
    return new Promise<void>((resolve) => {
      afterNextFrame(resolve);
    });
  };
  await save(announceStored).finally(() => stage.set("typing"));
}
