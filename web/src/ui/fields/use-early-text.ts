import { type RefObject, useEffectEvent, useLayoutEffect } from "react";

interface Field {
  value: string;
  onChange: (text: string) => void;
}

/** Text that was typed into a prerendered field before React hydrated it is the value of the field. */
export function useEarlyText(input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>, field: Field) {
  const takeOver = useEffectEvent(() => {
    const text = input.current?.value ?? "";
    if (text !== "" && text !== field.value) field.onChange(text);
  });
  // A passive effect of what hydrates last has its new text rendered last, too: the field is emptied before, and what is
  // typed in between takes the place of the text.
  useLayoutEffect(() => takeOver(), []);
}
