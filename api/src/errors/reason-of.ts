/** Returns the reason of an error. If a name has several addresses, it joins the errors of each. */
export function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join("; ");
  return cause instanceof Error ? cause.message || String(codeOf(cause)) : String(cause);
}

export function codeOf(cause: unknown): unknown {
  return cause instanceof Error && "code" in cause ? cause.code : undefined;
}
