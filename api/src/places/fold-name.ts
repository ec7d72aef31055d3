import { foldText } from "@creel/domain/text/fold";

/** Returns a name as people type it: lowercase, without diacritics and apostrophes, with single spaces. */
export function foldName(name: string): string {
  return foldText(name)
    .normalize("NFD")
    .replaceAll(/[\p{M}'’‘ʻʼ`]/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
