import type { FastifyInstance } from "fastify";

import { deriveKeys } from "../../api/src/accounts/sessions/keys.ts";
import { buildApp } from "../../api/src/app/app.ts";
import { readSettings } from "../../api/src/app/settings.ts";
import type { Database } from "../../api/src/database/connect.ts";
import { IDLE_PARTS } from "./idle-parts.ts";
import { NO_FILES } from "./no-files.ts";

/** What every bench signs its sign-ins with. */
export const KEYS = deriveKeys("a secret of the bench, long enough");

/** An API as it comes, over this database, without files, mail or weather. */
export function makeApi(db: Database): Promise<FastifyInstance> {
  return buildApp({
    settings: readSettings({}),
    sessions: { db, keys: KEYS },
    storage: NO_FILES,
    ...IDLE_PARTS,
    weather: null,
    webFolder: "/nowhere",
  });
}
