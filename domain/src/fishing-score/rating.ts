export type FishingRating = "excellent" | "good" | "fair" | "poor";
export type RatingColor = "green" | "blue" | "yellow" | "red";

const BANDS = [
  { least: 75, rating: "excellent", color: "green" },
  { least: 60, rating: "good", color: "blue" },
  { least: 45, rating: "fair", color: "yellow" },
] as const;

export function fishingRating(score: number): FishingRating {
  return BANDS.find(({ least }) => score >= least)?.rating ?? "poor";
}

export function scoreColor(score: number): RatingColor {
  return BANDS.find(({ least }) => score >= least)?.color ?? "red";
}

export function ratingColor(rating: string): RatingColor {
  return BANDS.find((band) => band.rating === rating)?.color ?? "red";
}
