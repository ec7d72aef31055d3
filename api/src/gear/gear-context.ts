import type { SessionContext } from "../accounts/sessions/sessions.ts";

export interface GearContext {
  sessions: SessionContext;
}
