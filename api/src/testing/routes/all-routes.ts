import { accountRoutes } from "./account-routes.ts";
import { adminRoutes } from "./admin-routes.ts";
import { calendarRoutes } from "./calendar-routes.ts";
import { catchRoutes } from "./catch-routes.ts";
import { gearRoutes } from "./gear-routes.ts";
import { licenseRoutes } from "./license-routes.ts";
import { limitRoutes } from "./limit-routes.ts";
import { notificationRoutes } from "./notification-routes.ts";
import { otherRoutes } from "./other-routes.ts";
import { passkeyRoutes } from "./passkey-routes.ts";
import { providerRoutes } from "./provider-routes.ts";
import { returnRoutes } from "./return-routes.ts";
import type { Route } from "./route.ts";
import { tokenRoutes } from "./token-routes.ts";
import { tripRoutes } from "./trip-routes.ts";

/** Every route of the API, keyed by its method and path in the OpenAPI document. */
export const ROUTES: Readonly<Record<string, Route>> = {
  ...accountRoutes,
  ...adminRoutes,
  ...calendarRoutes,
  ...catchRoutes,
  ...gearRoutes,
  ...licenseRoutes,
  ...limitRoutes,
  ...notificationRoutes,
  ...otherRoutes,
  ...passkeyRoutes,
  ...providerRoutes,
  ...returnRoutes,
  ...tokenRoutes,
  ...tripRoutes,
};
