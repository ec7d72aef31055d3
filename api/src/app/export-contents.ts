import type { FastifyInstance } from "fastify";

import { passkeyEntries } from "../accounts/passkeys/present-passkey.ts";
import { identityEntries } from "../accounts/providers/identity-entries.ts";
import type { SessionContext } from "../accounts/sessions/sessions.ts";
import { apiTokenEntries } from "../accounts/tokens/present-token.ts";
import { calendarEntries } from "../calendar/calendar-contents.ts";
import { limitEntries } from "../catch-limits/limit-entries.ts";
import { exportRoutes } from "../catches/export/export.routes.ts";
import { customFieldEntries } from "../custom-fields/present-custom-field.ts";
import { darwinCoreRoutes } from "../darwin-core/darwin-core.routes.ts";
import { dismissalEntries } from "../doctor/list-dismissals.ts";
import { gearEntries, gearPhotos } from "../gear/gear-entries.ts";
import { insightEntries } from "../insights/insight-entries.ts";
import { licenseEntries, licensePhotos } from "../licenses/license-contents.ts";
import { limitPerHour } from "../limits/hourly-limit.ts";
import { trialEntries } from "../lure-trial/present-trials.ts";
import { notificationEntries } from "../notifications/notification-contents.ts";
import { returnEntries } from "../returns/return-contents.ts";
import { revealEntries } from "../reveals/reveals.routes.ts";
import { shareEntries } from "../shares/present-share.ts";
import type { Storage } from "../storage/storage.ts";
import { tripEntries } from "../trips/trip-entries.ts";
import { markEntries } from "../waters/notifications/mark-entries.ts";
import { waterEntries } from "../waters/water-entries.ts";
import type { Settings } from "./settings.ts";

interface Needed {
  settings: Pick<Settings, "limits">;
  sessions: SessionContext;
  storage: Storage;
}

/** Registers the routes that export the whole log of a user. */
export async function exportContents(
  api: FastifyInstance,
  { settings, sessions, storage }: Needed,
): Promise<void> {
  const { db } = sessions;
  const { exportsPerUser } = settings.limits;
  const countExport = limitPerHour(db, { keyPrefix: "exports-user", points: exportsPerUser });
  await api.register(darwinCoreRoutes, { sessions, countExport });
  await api.register(exportRoutes, {
    sessions,
    storage,
    countExport,
    otherPhotos: async (user) => [...(await gearPhotos(db, user)), ...(await licensePhotos(db, user))],
    otherEntries: (user) => [
      ...tripEntries(db, user),
      ...waterEntries(db, user),
      ...markEntries(db, user),
      ...gearEntries(db, user),
      ...customFieldEntries(db, user),
      ...licenseEntries(db, user),
      ...limitEntries(db, user),
      ...returnEntries(db, user),
      ...calendarEntries(db, user),
      ...notificationEntries(db, user),
      ...insightEntries(db, user),
      ...trialEntries(db, user),
      ...dismissalEntries(db, user),
      ...revealEntries(db, user),
      ...shareEntries(db, user),
      ...apiTokenEntries(db, user),
      ...passkeyEntries(db, user),
      ...identityEntries(db, user),
    ],
  });
}
