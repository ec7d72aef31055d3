import { type RefObject, useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";

import type { CatchValues } from "../catch-values.ts";
import type { DraftKeeper } from "./draft-keeper.ts";

interface FormOfDraft {
  keeper: DraftKeeper;
  subscribe: UseFormReturn<CatchValues>["subscribe"];
  form: RefObject<HTMLFormElement | null>;
}

/** Hands what is typed into a form on to who keeps it. The place that the device says is nobody's typing. */
export function useDraft({ keeper, subscribe, form }: FormOfDraft): void {
  useEffect(() => {
    let isTyped = false;
    const stop = new AbortController();
    form.current?.addEventListener("input", () => (isTyped = true), { signal: stop.signal });

    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        const { base, values: former } = keeper.draft;
        const isFirstPlace = name === "coordinates" && base === null && former.coordinates === null;
        if (isFirstPlace && !isTyped) keeper.settle({ coordinates: values.coordinates });
        else keeper.change(values);
      },
    });
    return () => {
      stop.abort();
      unsubscribe();
    };
  }, [keeper, subscribe, form]);
}
