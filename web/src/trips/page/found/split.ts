import type { Catch } from "@creel/domain/catches/catch";
import type { Proposal } from "@creel/domain/trips/trip-proposals";

/** The time between two fish, in milliseconds since 1970. */
interface Gap {
  from: number;
  to: number;
}

/** Returns the longest time without a fish; `null` if fewer than two fish have a known time. */
export function largestGap(catches: readonly Catch[]): Gap | null {
  const times = timesOf(catches);
  const gaps = times.slice(1).map((to, index) => ({ from: times[index] ?? to, to }));
  return gaps.reduce<Gap | null>(
    (longest, gap) => (longest && longest.to - longest.from >= gap.to - gap.from ? longest : gap),
    null,
  );
}

function timesOf(catches: readonly Catch[]): number[] {
  return catches
    .filter(({ time }) => time !== null)
    .map(({ date }) => Date.parse(date))
    .toSorted((one, other) => one - other);
}

/** Splits a proposal at the gap. Fish without a time stay in the first part. */
export function splitAt(proposal: Proposal, catches: readonly Catch[], gap: Gap): Proposal[] {
  const isLater = ({ time, date }: Catch) => time !== null && Date.parse(date) >= gap.to;
  const later = catches.filter(isLater);
  const ids = new Set(later.map(({ id }) => id));
  const earlier = catches.filter(({ id }) => !ids.has(id));
  return [earlier, later].map((part) => partOf(proposal, part));
}

function partOf(proposal: Proposal, part: readonly Catch[]): Proposal {
  const times = timesOf(part);
  const reasons = proposal.reasons.filter(({ code }) => code !== "gap");
  return {
    ...proposal,
    key: part[0]?.id ?? proposal.key,
    catchIds: part.map(({ id }) => id),
    started_at: instant(times[0]),
    ended_at: instant(times.at(-1)),
    bySpecies: countSpecies(part),
    reasons: part.length === 1 ? [...reasons, { code: "single_catch" }] : reasons,
  };
}

function instant(at: number | undefined): string | null {
  return at === undefined ? null : new Date(at).toISOString();
}

function countSpecies(part: readonly Catch[]): Proposal["bySpecies"] {
  const counts = new Map<string, number>();
  for (const { species, quantity } of part) counts.set(species, (counts.get(species) ?? 0) + quantity);
  return [...counts].map(([species, count]) => ({ species, count }));
}
