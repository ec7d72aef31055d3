import { nameKey } from "../../text/fold.ts";

/** Words in place of a species if nothing was caught, in the languages of Creel and two more. */
const NO_FISH = `
  none, no fish, blank, blanked, a blank, skunk, skunked, got skunked, zero, nothing, nil, no catch, fishless, no bites,
  nichts, nix, kein fisch, keine fische, keine, keiner, kein fang, ohne fang, ohne fisch, leer, schneider, nullnummer,
  aucun, aucune, aucun poisson, aucune prise, pas de poisson, rien, bredouille, capot,
  ninguno, ninguna, ningun pez, nada, sin peces, sin pesca, sin capturas, sin captura, bolo, cero,
  geen, geen vis, geen vissen, geen vangst, niets, niks, nul,
  inget, ingen, inga, ingen fisk, ingenting, ingen fangst, nolla, bom, blankt, intet, ingen fisk fanget,
  brak, brak ryb, bez ryb, bez ryby, nic, bez bran, o kiju,
  ei mitaan, ei kalaa, ei kaloja, ei saalista, tyhja, nollareissu,
  nenhum, nenhuma, nenhum peixe, sem peixe, sem peixes, sem capturas, grade,
  niente, nessuno, nessun pesce, cappotto,
  0
`;

let memoized: ReadonlySet<string> | null = null;

export function isNoFish(text: string): boolean {
  memoized ??= new Set(NO_FISH.split(",").map(nameKey));
  return memoized.has(nameKey(text));
}
