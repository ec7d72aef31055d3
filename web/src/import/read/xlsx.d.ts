import type { ParsingOptions, WorkBook } from "@e965/xlsx";

declare module "@e965/xlsx" {
  /** Its types leave out that an archive can be read that `CFB` has unpacked. */
  export function parse_zip(unpacked: unknown, options: ParsingOptions): WorkBook;
}
