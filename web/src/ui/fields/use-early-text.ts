import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

interface Field {
  value: string;
  onChange: (text: string) => void;
}

/** Text that was typed into a prerendered field before React hydrated it is the value of the field. */
export function useEarlyText(input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>, field: Field) {
  const isEarly = useRef(false);
  const takeOver = useEffectEvent(() => {
    const text = input.current?.value ?? "";
    isEarly.current ||= text !== "" && text !== field.value;
    if (isEarly.current) field.onChange(text);
  });
  // A passive effect of what hydrates last has its new text rendered last, too: the field is emptied before, and what is
  // typed in between takes the place of the text.
  useLayoutEffect(() => takeOver(), []);
  // Whoever watches the form from further up has subscribed after the fields' layout effects.
  useEffect(() => takeOver(), []);
}
