import type { FastifyInstance } from "fastify";

import { changeLicenseRoutes, licensePhotoRoutes } from "./change-license.routes.ts";
import type { LicenseContext } from "./license-context.ts";
import { licensesRoutes } from "./licenses.routes.ts";
import { remindersRoutes } from "./reminders.routes.ts";

export { licenseEntries, licensePhotos } from "./license-entries.ts";

/** Registers the routes of licenses and of the reminders before one ends. */
export async function licenseContents(api: FastifyInstance, context: LicenseContext): Promise<void> {
  await api.register(
    async (licenses) => {
      await licenses.register(remindersRoutes, context);
      await licenses.register(licensesRoutes, context);
      await licenses.register(changeLicenseRoutes, context);
      await licenses.register(licensePhotoRoutes, context);
    },
    { prefix: "/licences" },
  );
}
