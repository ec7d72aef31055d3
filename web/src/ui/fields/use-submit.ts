import { type FormEvent, useState } from "react";
import type { FieldValues, UseFormHandleSubmit } from "react-hook-form";

/**
 * Sends a form once its fields are valid. `isPending` is true only while sending. If it included the asynchronous
 * validation, screen readers would announce the button each time that a field is invalid.
 */
export function useSubmit<Values extends FieldValues, Output>(
  handleSubmit: UseFormHandleSubmit<Values, Output>,
  submit: (values: Output) => Promise<void>,
) {
  const [isPending, setIsPending] = useState(false);
  const send = handleSubmit(async (values) => {
    setIsPending(true);
    try {
      await submit(values);
    } finally {
      setIsPending(false);
    }
  });
  return {
    isPending,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (!isPending) void send(event);
    },
  };
}
