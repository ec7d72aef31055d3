import type { FastifyInstance } from "fastify";

import type { GearContext } from "../gear/gear-context.ts";
import { mergeGearRoutes } from "../gear/merge/merge-gear.routes.ts";
import { mergedPhotoRoutes } from "../gear/merge/merged-photo.routes.ts";
import { changeGearRoutes } from "../gear/write/change-gear.routes.ts";
import { gearPhotoRoutes } from "../gear/write/gear-photo.routes.ts";
import { gearRoutes } from "../gear/write/gear.routes.ts";

/** The tackle box. */
export async function gearContents(api: FastifyInstance, context: GearContext): Promise<void> {
  await api.register(
    async (gear) => {
      await gear.register(gearRoutes, context);
      await gear.register(changeGearRoutes, context);
      await gear.register(mergeGearRoutes, context);
      await gear.register(gearPhotoRoutes, context);
      await gear.register(mergedPhotoRoutes, context);
    },
    { prefix: "/gear" },
  );
}
