import { ApiError, NetworkError } from "../http/api-error.ts";

/** The server's own words; without any, the fallback; without a server, that. */
export function describeFailure(error: unknown, fallback: string): string {
  if (error instanceof NetworkError) return "Network error. Please check your connection.";
  return (error instanceof ApiError && error.explanation?.message) || fallback;
}
