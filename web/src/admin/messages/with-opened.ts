import type { AdminMessage } from "@creel/domain/admin/admin-messages";

/** Adds the opened message in its place, also where the filter no longer matches it. */
export function withOpened(
  messages: readonly AdminMessage[],
  opened: AdminMessage | undefined,
): readonly AdminMessage[] {
  if (!opened || messages.some(({ id }) => id === opened.id)) return messages;
  const older = messages.findIndex(({ createdAt }) => createdAt < opened.createdAt);
  return older === -1 ? [...messages, opened] : messages.toSpliced(older, 0, opened);
}
