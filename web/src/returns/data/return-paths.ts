export const RETURNS_PATH = "/returns";

export function returnPath({ id }: { id: string }): string {
  return `${RETURNS_PATH}/${id}`;
}

/** The page that builds a template; without an id, a new one. */
export function templatePath(id = "new"): string {
  return `${RETURNS_PATH}/templates/${id}`;
}

export function printPath({ id }: { id: string }): string {
  return `/print/return/${id}`;
}
