import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

interface Field {
  value: string;
  onChange: (text: string) => void;
}

/** Uses the text typed into a prerendered field before React hydrated it. */
export function useEarlyText(input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>, field: Field) {
  const isEarly = useRef(false);
  const takeOver = useEffectEvent(() => {
    const text = input.current?.value ?? "";
    isEarly.current ||= text !== "" && text !== field.value;
    if (isEarly.current) field.onChange(text);
  });
  // Runs as a layout effect: if the last component to hydrate used a passive effect, the field would be empty until the
  // next render, and text typed in between would replace the early text.
  useLayoutEffect(() => takeOver(), []);
  // Watchers of the form higher up subscribe only after the fields' layout effects.
  useEffect(() => takeOver(), []);
}
