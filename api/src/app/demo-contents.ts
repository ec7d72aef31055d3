import type { FastifyInstance } from "fastify";

import { demoRoutes } from "../demo/demo.routes.ts";
import { refuseInDemo } from "../demo/refuse-in-demo.ts";
import { limitPerHour } from "../limits/hourly-limit.ts";
import type { Dependencies } from "./features.ts";

/** Registers the routes of a demo. Everything that is registered afterwards refuses what a demo does not do. */
export async function demoContents(
  api: FastifyInstance,
  { settings, sessions, storage }: Pick<Dependencies, "settings" | "sessions" | "storage">,
): Promise<void> {
  const { demosPerAddress, demoGuests: mostGuests } = settings.limits;
  const countDemo = limitPerHour(sessions.db, { keyPrefix: "demos-address", points: demosPerAddress });
  refuseInDemo(api);
  await api.register(demoRoutes, { sessions, storage, countDemo, mostGuests });
}
