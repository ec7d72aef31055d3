import { findSpecies } from "@creel/domain/species/species";
import type { CSSProperties } from "react";

declare module "react" {
  interface CSSProperties {
    "--species"?: string;
    "--on-species"?: string;
  }
}

/** The species' colour as `--species`, and `--on-species` for what stands on it. */
export function speciesColors(species: string): CSSProperties {
  const { token } = findSpecies(species);
  return { "--species": `var(--sp-${token})`, "--on-species": `var(--on-${token})` };
}
