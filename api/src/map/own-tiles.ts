import { stat } from "node:fs/promises";

import { AppError } from "../errors/errors.ts";
import { reasonOf } from "../errors/reason-of.ts";
import { fingerprintOf, openTileFile, type TileFile } from "./tile-file.ts";

const RETRY_AFTER_SECONDS = 30;

/** The file of MAP_PMTILES, which may be replaced while it is served. */
export interface OwnTiles {
  /** Returns the current file. @throws AppError unavailable */
  current(): Promise<TileFile>;
  close(): Promise<void>;
}

/** @throws Error with a message for the operator if the file cannot be used */
export async function openOwnTiles(path: string): Promise<OwnTiles> {
  let opened = await openTileFile(path).catch((error: unknown) => {
    throw new Error(`Creel cannot use MAP_PMTILES=${path}: ${reasonOf(error)}`, { cause: error });
  });
  let opening: Promise<void> | null = null;

  async function openAgain(): Promise<void> {
    const before = opened;
    opened = await openTileFile(path);
    await before.close();
  }

  return {
    async current() {
      try {
        if (fingerprintOf(await stat(path)) !== opened.fingerprint) {
          opening ??= openAgain().finally(() => {
            opening = null;
          });
          await opening;
        }
        return opened;
      } catch (cause) {
        throw new AppError("unavailable", { cause, retryAfter: RETRY_AFTER_SECONDS });
      }
    },
    close: () => opened.close(),
  };
}
