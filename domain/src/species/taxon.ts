/** A scientific name of the lowest rank that a common name tells. */
export interface Taxon {
  scientificName: string;
  rank: "species" | "genus" | "family" | "order" | "class" | "kingdom";
  /** Set for a fish that is not ray-finned. */
  class?: string;
}
