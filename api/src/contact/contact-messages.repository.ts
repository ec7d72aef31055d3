import type { ContactPriority, ContactSubject } from "@creel/domain/contact/contact";

import type { Database } from "../database/connect.ts";

export interface NewContactMessage {
  id: string;
  /** The user who was signed in when sending the message. */
  userId: string | null;
  name: string;
  email: string;
  subject: ContactSubject;
  message: string;
  priority: ContactPriority;
}

export async function insertContactMessage(db: Database, message: NewContactMessage): Promise<void> {
  await db.insertInto("contactMessages").values(message).execute();
}
