import { randomUUID } from "node:crypto";

import { API_RESPONSE_HEADER } from "@creel/domain/errors/api-response-header";
import { openFishNames } from "@creel/domain/species/known-fish";
import { knownFishOfTable } from "@creel/domain/species/names/known-fish-of-table";
import compress from "@fastify/compress";
import Fastify, { type FastifyInstance, LogController } from "fastify";

import { userIfSignedIn } from "../accounts/sessions/signed-in.ts";
import { tokenRuleOf } from "../accounts/sessions/token-rules.ts";
import { newestBackupAt } from "../backup/newest-backup.ts";
import { calendarFiles } from "../calendar/calendar-contents.ts";
import { configRoutes } from "../config/config.routes.ts";
import { handleErrors, refusalOf } from "../errors/errors.ts";
import { healthRoutes } from "../health/health.routes.ts";
import { answerClientError } from "../http/client-errors.ts";
import { serveDocs } from "../http/docs-site.ts";
import { documentApi } from "../http/documentation.ts";
import { closeGracefully } from "../http/graceful-close.ts";
import { setUpJson } from "../http/json.ts";
import { readableUrl } from "../http/readable-url.ts";
import { RECEIVE_PHOTOS_MS, receiveInTime } from "../http/receive-in-time.ts";
import { refuseWhenFull, takeTurns } from "../http/refuse-when-full.ts";
import { addSecurityHeaders, tagOfHeaders } from "../http/security-headers.ts";
import { serveWebApp } from "../http/web-app.ts";
import { metricsRoutes } from "../metrics/metrics.routes.ts";
import { measure } from "../metrics/metrics.ts";
import { demoContents } from "./demo-contents.ts";
import { type Dependencies, registerFeatures } from "./features.ts";
import { sharePages } from "./share-contents.ts";

/** Bytes of a JSON body. The routes of catches allow more. */
const BODY_LIMIT = 256 * 1024;
/** Node accepts no longer request head, so every parameter reaches the schema of its route, which refuses long ones. */
const MAX_PARAMETER_LENGTH = 16_384;
const HEADERS_TIMEOUT_MS = 15_000;
/** The interval at which Node closes connections that are too slow; its default is 30 s. */
const LOOK_FOR_SLOW_MS = 2000;

/** Builds the app from parts that are already open. It does not listen yet. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { settings, sessions, storage, diskSpace, mapConnectivity, webFolder, docsFolder } = dependencies;
  const app = openServer(dependencies);
  openFishNames(knownFishOfTable);
  takeTurns(app);
  handleErrors(app);
  setUpJson(app);
  logRequests(app);
  const registry = measure(app, {
    db: sessions.db,
    dataDir: settings.dataDir,
    newestBackup: () => newestBackupAt(settings.backups.folder),
  });
  const isStopping = closeGracefully(app);
  receiveInTime(app);
  if (diskSpace) refuseWhenFull(app, diskSpace);
  addSecurityHeaders(app, settings);
  await app.register(compress, {
    threshold: 1024,
    encodings: ["gzip", "deflate"],
    globalDecompression: false,
  });
  await documentApi(app, tokenRuleOf);

  await app.register(
    async (api) => {
      api.addHook("onSend", async (_request, reply) => {
        reply.header(API_RESPONSE_HEADER, "1");
        if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
      });
      if (settings.isDemo) await demoContents(api, { settings, sessions, storage });
      await api.register(healthRoutes, { db: sessions.db, storage, diskSpace, isStopping });
      await api.register(metricsRoutes, { registry, token: settings.metricsToken });
      await api.register(configRoutes, {
        mapConnectivity,
        hasWeather: dependencies.weather !== null,
        updatedAt: dependencies.updatedAt ?? null,
      });
      await registerFeatures(api, dependencies);
    },
    { prefix: "/api" },
  );
  await sharePages(app, dependencies);
  await calendarFiles(app, dependencies);
  const documents = await serveDocs(app, docsFolder);
  await serveWebApp(app, {
    folder: webFolder,
    documents,
    headersTag: tagOfHeaders(settings),
    publicUrl: settings.publicUrl,
    operator: settings.operator,
  });
  return app;
}

function openServer({ settings, logger }: Dependencies): FastifyInstance {
  return Fastify({
    ...(logger && { loggerInstance: logger }),
    trustProxy: settings.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: RECEIVE_PHOTOS_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: LOOK_FOR_SLOW_MS },
    clientErrorHandler: answerClientError,
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    rewriteUrl: readableUrl,
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: "idle",
  });
}

/** Logs the route of each request, never its URL, which may contain a place or a name. */
function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "none",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip: request.ip,
        user: userIfSignedIn(request)?.id,
        refused: refusalOf(request),
      },
      "request",
    );
    done();
  });
}
