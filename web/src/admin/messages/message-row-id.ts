export function rowId(messageId: string): string {
  return `message-${messageId}`;
}
