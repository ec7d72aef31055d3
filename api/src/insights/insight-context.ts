import type { SessionContext } from "../accounts/sessions/sessions.ts";

export interface InsightContext {
  sessions: SessionContext;
}
