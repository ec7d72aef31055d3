import { foldText } from "@creel/domain/text/fold";

/** A name as people type it: small letters without marks, words apart by one space, no apostrophes. */
export function foldName(name: string): string {
  return foldText(name)
    .normalize("NFD")
    .replaceAll(/[\p{M}'’‘ʻʼ`]/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
