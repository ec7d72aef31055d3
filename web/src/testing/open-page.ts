import { routes } from "../app/router.tsx";
import { showRoutes, type Shown, type Situation } from "./show.tsx";

/** Opens a page of the app, by default for a signed-in user. */
export function openPage(path: string, situation: Omit<Situation, "path"> = {}): Shown {
  return showRoutes(routes, { ...situation, path });
}
