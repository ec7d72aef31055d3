interface Query {
  data: unknown;
  isPlaceholderData: boolean;
  errorUpdateCount: number;
}

/** Whether what was asked for did not come: until it comes, also while it is asked for once more. */
export function hasFailed({ data, isPlaceholderData, errorUpdateCount }: Query): boolean {
  return errorUpdateCount > 0 && (data === undefined || isPlaceholderData);
}
