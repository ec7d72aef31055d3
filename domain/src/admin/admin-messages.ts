import * as z from "zod/mini";

import { CONTACT_PRIORITIES, CONTACT_STATUSES, CONTACT_SUBJECTS } from "../contact/contact.ts";
import { numberedPageAnswer, numberedPageFields } from "../paging/paging.ts";
import { adminSearchSchema } from "./admin-users.ts";

const statusSchema = z.enum(CONTACT_STATUSES, `Status must be one of: ${CONTACT_STATUSES.join(", ")}`);
const subjectSchema = z.enum(CONTACT_SUBJECTS, `Subject must be one of: ${CONTACT_SUBJECTS.join(", ")}`);
const prioritySchema = z.enum(
  CONTACT_PRIORITIES,
  `Priority must be one of: ${CONTACT_PRIORITIES.join(", ")}`,
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
  /** `null` while nobody did, and once that admin's account is gone. */
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
