import { deriveKeys } from "@creel/api/accounts/sessions/keys";
import { buildApp } from "@creel/api/app/app";
import { readSettings } from "@creel/api/app/settings";
import type { Database } from "@creel/api/database/connect";
import type { FastifyInstance } from "fastify";

import { IDLE_PARTS } from "./idle-parts.ts";
import { NO_FILES } from "./no-files.ts";

/** The keys that sign the tokens of every benchmark. */
export const KEYS = deriveKeys("a secret of the bench, long enough");

/** Returns an API with its default settings over this database, without files, mail or weather. */
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
