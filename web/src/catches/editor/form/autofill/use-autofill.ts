import { FILLABLE_NAMES } from "@creel/domain/details/details";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";

import { configQuery } from "../../../../http/config.query.ts";
import { logFailure } from "../../../../http/log-failure.ts";
import { useStore } from "../../../../store/use-store.ts";
import { fetchWeatherAt } from "../../../../weather/api.ts";
import type { DraftKeeper } from "../../draft/draft-keeper.ts";
import type { CatchValues } from "../../values/catch-values.ts";
import type { AutofilledValues } from "./autofilled-fields.ts";
import { type AutofillState, WeatherAutofiller } from "./weather-autofiller.ts";

export interface Autofill extends AutofillState {
  /** False where the weather is turned off. */
  isOffered: boolean;
  autofiller: WeatherAutofiller;
  /** The time zone of the form's date and time. */
  timeZone: string;
}

interface AutofillOptions {
  fields: Pick<UseFormReturn<CatchValues>, "setValue" | "subscribe">;
  form: RefObject<HTMLFormElement | null>;
  keeper: DraftKeeper;
  timeZone: string;
}

/** A new catch is autofilled at once, any other by the button. */
export function useAutofill({ fields, form, keeper, timeZone }: AutofillOptions): Autofill {
  const { setValue, subscribe } = fields;
  const isOffered = useQuery(configQuery).data?.weather ?? false;
  const [autofiller] = useState(
    () =>
      new WeatherAutofiller({
        values: keeper.draft.values,
        timeZone,
        isAutomatic: keeper.draft.base === null,
        ask: fetchWeatherAt,
        write: (changes) => write(changes, { setValue, keeper }),
        whenTyped: () => whenTyped(form.current),
        log: (error) => logFailure("The weather could not be filled in", error),
      }),
  );
  const state = useStore(autofiller.store);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => autofiller.update(values) }),
    [subscribe, autofiller],
  );
  useEffect(() => {
    if (!isOffered) return;
    autofiller.start();
    return () => autofiller.stop();
  }, [isOffered, autofiller]);
  return { ...state, isOffered, autofiller, timeZone };
}

/** Autofilled values alone make no draft of a new catch. */
function write(
  changes: Partial<AutofilledValues>,
  { setValue, keeper }: Pick<AutofillOptions["fields"], "setValue"> & { keeper: DraftKeeper },
): void {
  if (keeper.draft.base === null) keeper.settle(changes);
  for (const name of FILLABLE_NAMES) {
    const value = changes[name];
    if (value !== undefined) setValue(name, value);
  }
}

/** A number counts once its field is left; until then it must not be overwritten. */
function whenTyped(form: HTMLFormElement | null): Promise<void> {
  const { activeElement } = document;
  const isTyping =
    activeElement instanceof HTMLInputElement &&
    form?.querySelector("[data-conditions]")?.contains(activeElement);
  if (!isTyping) return Promise.resolve();
  return new Promise((resolve) => {
    activeElement.addEventListener("blur", () => setTimeout(resolve), { once: true });
  });
}
