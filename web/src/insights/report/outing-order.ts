import type { Outing } from "@creel/domain/insights/outings";

export function byStart({ segments: [one] }: Outing, { segments: [other] }: Outing): number {
  return (one?.start ?? "").localeCompare(other?.start ?? "");
}

/** The same trips have the same verdict. */
export function seedOf(outings: readonly Outing[]): string {
  return outings.flatMap((outing) => outing.trips.map(({ id, version }) => `${id}.${version}`)).join();
}
