import { version } from "../../package.json";

/** The version of this web app. A server that was just updated may have a newer one. */
export const CREEL_VERSION = version;

/** Returns a negative number if the first of two versions is older. */
export function compareVersions(one: string, other: string): number {
  const [ones, others] = [one, other].map((text) => (text.split("-")[0] ?? "").split(".").map(Number));
  const at = (ones ?? []).findIndex((part, index) => part !== others?.[index]);
  return (ones?.[at] ?? 0) - (others?.[at] ?? 0);
}
