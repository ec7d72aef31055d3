/** The id of a message's line in the document. */
export function rowId(messageId: string): string {
  return `message-${messageId}`;
}
