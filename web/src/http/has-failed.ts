interface Query {
  data: unknown;
  isPlaceholderData: boolean;
  errorUpdateCount: number;
}

/** True from a failure until data arrives, including during a retry. */
export function hasFailed({ data, isPlaceholderData, errorUpdateCount }: Query): boolean {
  return errorUpdateCount > 0 && (data === undefined || isPlaceholderData);
}
