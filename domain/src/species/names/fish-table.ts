import { CARP_FAMILY } from "./carp-family.ts";
import { CATFISH_AND_STURGEON } from "./catfish-and-sturgeon.ts";
import { COD_AND_FLATFISH } from "./cod-and-flatfish.ts";
import { PERCHES_AND_PIKES } from "./perches-and-pikes.ts";
import { type Fish, readFish } from "./read-fish.ts";
import { SEA_FISH_OF_AMERICA } from "./sea-fish-of-america.ts";
import { SEA_FISH_OF_EUROPE } from "./sea-fish-of-europe.ts";
import { LAMPREYS, SHARKS_AND_RAYS } from "./sharks-and-rays.ts";
import { SOUTH_AMERICAN_FRESHWATER } from "./south-american-freshwater.ts";
import { TROUT_AND_SALMON } from "./trout-and-salmon.ts";
import { TUNA_AND_BILLFISH } from "./tuna-and-billfish.ts";

/** Every fish whose names Creel knows. Names are facts of common use; NOTICE says how they were checked. */
export const FISH: readonly Fish[] = [
  PERCHES_AND_PIKES,
  TROUT_AND_SALMON,
  CARP_FAMILY,
  CATFISH_AND_STURGEON,
  SOUTH_AMERICAN_FRESHWATER,
  COD_AND_FLATFISH,
  SEA_FISH_OF_EUROPE,
  SEA_FISH_OF_AMERICA,
  TUNA_AND_BILLFISH,
]
  .flatMap((table) => readFish(table))
  .concat(readFish(SHARKS_AND_RAYS, "Chondrichthyes"), readFish(LAMPREYS, "Petromyzonti"));
