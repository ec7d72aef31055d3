import { useQuery } from "@tanstack/react-query";

import { configQuery } from "../http/config.query.ts";
import { useUser } from "../session/auth.tsx";
import { useStore } from "../store/use-store.ts";
import { CREEL_VERSION } from "./creel-version.ts";
import { isNewTo, markSeen, seenVersions } from "./seen-version.ts";
import { WhatsNewNote } from "./whats-new-note.tsx";

/** Says once after an update what is new, until the angler dismisses it. */
export function WhatsNewSlot() {
  const user = useUser();
  const stored = useStore(seenVersions);
  const updatedAt = useQuery(configQuery).data?.updatedAt ?? null;
  if (!isNewTo({ user, version: CREEL_VERSION, updatedAt, stored })) return null;
  return <WhatsNewNote version={CREEL_VERSION} onDismiss={() => markSeen(user, CREEL_VERSION)} />;
}
