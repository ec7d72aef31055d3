import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";

const switchOf = (field: "license_ends" | "limits_again") =>
  z.boolean(fieldError({ code: "not_boolean", field }));

/** The switches for reminders in the app and by mail. All are off at first. */
export const remindersSchema = z.object({
  /** 30 and 7 days before a license ends. */
  license_ends: switchOf("license_ends"),
  /** When limits were read a year ago, to read them again. */
  limits_again: switchOf("limits_again"),
});
export type Reminders = z.infer<typeof remindersSchema>;

export const NO_REMINDERS: Reminders = { license_ends: false, limits_again: false };

export const remindersAnswerSchema = z.object({ reminders: remindersSchema });

/** An absent switch stays as it is. */
export const reminderChangesSchema = z.partial(remindersSchema);
export type ReminderChanges = z.infer<typeof reminderChangesSchema>;
