import { i18n, type MessageDescriptor } from "@lingui/core";

/**
 * Returns the label of a stored value. Values typed by a user, or known only to a newer server, are returned unchanged.
 */
export function labelFor(labels: Readonly<Record<string, MessageDescriptor>>, value: string): string {
  const label = Object.hasOwn(labels, value) ? labels[value] : undefined;
  return label ? i18n._(label) : value;
}
