// Names of fish in all languages. The table is large, so that pages load it with `loadFishNames`.
export { possibleFish } from "@creel/domain/species/names/find-fish";
export { knownFishOfTable } from "@creel/domain/species/names/known-fish-of-table";
export { suggestFish } from "@creel/domain/species/names/suggest-fish";
