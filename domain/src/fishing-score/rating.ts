export type FishingRating = "excellent" | "good" | "fair" | "poor";
export type RatingColor = "green" | "blue" | "yellow" | "red";

/** The least score of each rating that has one. */
const BANDS = [
  { least: 75, rating: "excellent", color: "green" },
  { least: 60, rating: "good", color: "blue" },
  { least: 45, rating: "fair", color: "yellow" },
] as const;

/** Of a score from 0 to 100. */
export function fishingRating(score: number): FishingRating {
  return BANDS.find(({ least }) => score >= least)?.rating ?? "poor";
}

/** The color of the score's bar. */
export function scoreColor(score: number): RatingColor {
  return BANDS.find(({ least }) => score >= least)?.color ?? "red";
}

/** The color of the rating's badge; red for a word that is none of the ratings. */
export function ratingColor(rating: string): RatingColor {
  return BANDS.find((band) => band.rating === rating)?.color ?? "red";
}
