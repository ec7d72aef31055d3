import type { SessionContext } from "../accounts/sessions/sessions.ts";

export interface WaterContext {
  sessions: SessionContext;
}
