import type { Bounds } from "@creel/domain/places/bounds";
import type { FastifyInstance } from "fastify";

import type { SessionContext } from "../accounts/sessions/sessions.ts";
import { limitPerHour } from "../limits/hourly-limit.ts";
import { makeMapWaters } from "../map/map-waters.ts";
import type { OwnTiles } from "../map/own-tiles.ts";
import { sharePageRoutes } from "../shares/share-page.routes.ts";
import { sharesRoutes } from "../shares/shares.routes.ts";
import type { Storage } from "../storage/storage.ts";
import { logSubjects } from "./log-subjects.ts";
import type { Settings } from "./settings.ts";

interface Needed {
  settings: Pick<Settings, "limits" | "publicUrl">;
  sessions: SessionContext;
  storage: Storage;
  webFolder: string;
  ownTiles: OwnTiles | null;
}

/** Registers the routes for the signed-in user's links. */
export async function shareContents(api: FastifyInstance, dependencies: Needed): Promise<void> {
  const { sessions, settings } = dependencies;
  const { sharesPerUser } = settings.limits;
  const countShare = limitPerHour(sessions.db, { keyPrefix: "shares-user", points: sharesPerUser });
  await api.register(sharesRoutes, { prefix: "/shares", ...contextOf(dependencies), countShare });
}

/** Registers the pages behind the links, which are not part of the API. */
export async function sharePages(app: FastifyInstance, dependencies: Needed): Promise<void> {
  const { sessions, settings, storage, webFolder, ownTiles } = dependencies;
  const { shareOpeningsPerAddress: points } = settings.limits;
  const countOpening = limitPerHour(sessions.db, { keyPrefix: "share-openings-address", points });
  const waters = ownTiles && makeMapWaters(ownTiles);
  const readWaters = waters && ((bounds: Bounds) => waters.within(bounds));
  const context = { ...contextOf(dependencies), storage, webFolder, readWaters, countOpening };
  await app.register(sharePageRoutes, context);
}

function contextOf({ sessions, settings, storage }: Needed) {
  const photos = { storage, linkKey: sessions.keys.photoLink };
  return { sessions, subjects: logSubjects({ db: sessions.db, photos }), publicUrl: settings.publicUrl };
}
