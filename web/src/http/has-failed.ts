interface Query {
  data: unknown;
  isPlaceholderData: boolean;
  errorUpdateCount: number;
}

/** True from a failure until data arrives, also during the next try. */
export function hasFailed({ data, isPlaceholderData, errorUpdateCount }: Query): boolean {
  return errorUpdateCount > 0 && (data === undefined || isPlaceholderData);
}
