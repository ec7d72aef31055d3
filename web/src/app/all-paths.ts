import type { RouteObject } from "react-router";

import { routes } from "./router.tsx";

/** The addresses of the app in the router's syntax. The server answers any other with 404. */
export function allPaths(): string[] {
  return [...new Set(pathsOf(routes, ""))];
}

function pathsOf(branch: RouteObject[], parent: string): string[] {
  return branch.flatMap(({ path = "", children, index }) => {
    if (path === "*") return [];
    const own = path === "" ? parent : `${parent}/${path}`;
    const isPage = index === true || (path !== "" && !children);
    return [...(isPage ? [own || "/"] : []), ...pathsOf(children ?? [], own)];
  });
}
