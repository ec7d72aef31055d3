import * as z from "zod/mini";

import { CONTACT_PRIORITIES, CONTACT_SUBJECTS } from "../contact/contact.ts";
import { fieldError } from "../errors/field-error.ts";
import { numberedPageAnswer, numberedPageFields } from "../paging/paging.ts";
import { adminSearchSchema } from "./admin-users.ts";

/** How far admins have got with a message. */
export const CONTACT_STATUSES = ["new", "read", "done"] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

const statusSchema = z.enum(
  CONTACT_STATUSES,
  fieldError({ code: "one_of", field: "status", choices: CONTACT_STATUSES }),
);
const subjectSchema = z.enum(
  CONTACT_SUBJECTS,
  fieldError({ code: "one_of", field: "subject", choices: CONTACT_SUBJECTS }),
);
const prioritySchema = z.enum(
  CONTACT_PRIORITIES,
  fieldError({ code: "one_of", field: "priority", choices: CONTACT_PRIORITIES }),
);

export const adminMessageListQuerySchema = z.object({
  status: z.optional(statusSchema),
  subject: z.optional(subjectSchema),
  priority: z.optional(prioritySchema),
  search: z.optional(adminSearchSchema),
  email: z.optional(adminSearchSchema),
  ...numberedPageFields,
});
export type AdminMessageListQuery = z.infer<typeof adminMessageListQuerySchema>;

const adminMessageSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: subjectSchema,
  message: z.string(),
  priority: prioritySchema,
  status: statusSchema,
  createdAt: z.string(),
  user: z.nullable(
    z.object({
      id: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      catches: z.int(),
      createdAt: z.string(),
    }),
  ),
  /** `null` if nobody has handled the message, or if that admin's account is gone. */
  handledBy: z.nullable(z.string()),
  handledAt: z.nullable(z.string()),
});
export type AdminMessage = z.infer<typeof adminMessageSchema>;

export const adminMessageAnswerSchema = z.object({ message: adminMessageSchema });

export const adminMessageListSchema = z.object({
  messages: z.array(adminMessageSchema),
  ...numberedPageAnswer,
  counts: z.object({ new: z.int(), read: z.int(), done: z.int() }),
});

export const messageStatusChangeSchema = z.object({ status: statusSchema });
