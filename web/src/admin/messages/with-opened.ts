import type { AdminMessage } from "@creel/domain/admin/admin-messages";

/** The list with the message that is being read, in its place, also where it has just dropped out of what is listed. */
export function withOpened(
  messages: readonly AdminMessage[],
  opened: AdminMessage | undefined,
): readonly AdminMessage[] {
  if (!opened || messages.some(({ id }) => id === opened.id)) return messages;
  const older = messages.findIndex(({ createdAt }) => createdAt < opened.createdAt);
  return older === -1 ? [...messages, opened] : messages.toSpliced(older, 0, opened);
}
