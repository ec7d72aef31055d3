import { useCallback, useRef } from "react";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";

import { useRefusalRef } from "../focus-refused.ts";
import { useAnnouncedError } from "../use-announced-error.ts";
import { PasswordField, TextField } from "./text-field.tsx";
import { useEarlyText } from "./use-early-text.ts";

interface FormFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  note?: string;
  hint?: string;
  type?: "text" | "email";
  autoComplete?: string;
  placeholder?: string;
  autoFocus?: boolean;
  onFocusChange?: (isFocused: boolean) => void;
  /** An error outside of the form's own rules. */
  error?: string | undefined;
}

/** A text field of a form, with its value and error. It is focused if it is the first invalid field. */
export function FormTextField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  return <TextField {...useField(props)} />;
}

export function FormPasswordField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  return <PasswordField {...useField(props)} />;
}

function useField<Values extends FieldValues>({ control, name, ...props }: FormFieldProps<Values>) {
  const { field, fieldState, formState } = useController({ control, name });
  const { ref, value, onChange, onBlur } = field;
  const error = props.error ?? fieldState.error?.message;
  const input = useRef<HTMLInputElement>(null);
  const refuse = useRefusalRef(ref);
  const inputRef = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      refuse(element);
    },
    [refuse],
  );
  useEarlyText(input, { value, onChange });
  useAnnouncedError({ error, attempts: formState.submitCount }, input);
  return { ...props, name, value, onChange, onBlur, inputRef, error };
}
