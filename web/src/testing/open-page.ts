import { routes } from "../app/router.tsx";
import { showRoutes, type Shown, type Situation } from "./show.tsx";

/** Opens a page of the app, as somebody who is signed in sees it unless the test says otherwise. */
export function openPage(path: string, situation: Omit<Situation, "path"> = {}): Shown {
  return showRoutes(routes, { ...situation, path });
}
