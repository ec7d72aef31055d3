import type { FastifyInstance } from "fastify";

import type { SessionContext } from "../accounts/sessions/sessions.ts";
import { returnTemplatesRoutes } from "./return-templates.routes.ts";
import { oneReturnRoutes, returnsRoutes } from "./returns.routes.ts";

export { returnEntries } from "./return-entries.ts";

/** Registers the routes of catch returns and their templates. */
export async function returnContents(
  api: FastifyInstance,
  context: { sessions: SessionContext },
): Promise<void> {
  await api.register(returnsRoutes, { prefix: "/returns", ...context });
  await api.register(oneReturnRoutes, { prefix: "/returns", ...context });
  await api.register(returnTemplatesRoutes, { prefix: "/return-templates", ...context });
}
