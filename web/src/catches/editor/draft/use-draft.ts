import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";

import type { CatchValues } from "../values/catch-values.ts";
import type { DraftKeeper } from "./draft-keeper.ts";

interface FormOfDraft {
  keeper: DraftKeeper;
  subscribe: UseFormReturn<CatchValues>["subscribe"];
}

export function useDraft({ keeper, subscribe }: FormOfDraft): void {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keeper.change(values) }),
    [keeper, subscribe],
  );
}
