import type { TileJson } from "@creel/domain/map/tiles";

import { readTileJson } from "../style/tile-json.ts";
import { addressOf, type Tile } from "./tiles-in.ts";

const TILE_JSON_TIMEOUT_MS = 4000;

/** The most requests at once in this tab, for all callers. */
export const AT_ONCE = 2;
const TIMEOUT_MS = 20_000;
const EMPTY = 204;

/** Some hosts have no tile for an empty place. */
const NONE = 404;

/** The host answered with something other than a tile. */
export class TileRefusedError extends Error {
  override readonly name = "TileRefusedError";
}

interface FetchedTile {
  /** Empty if the tile has no features. */
  bytes: ArrayBuffer;
  /** True if the host has no tile at that address: the place is empty, or the addresses have changed. */
  isMissing: boolean;
}

/**
 * Fetches a tile and compresses it.
 *
 * @throws TileRefusedError, or what fetch throws without a network
 */
export async function fetchTile(template: string, tile: Tile, signal?: AbortSignal): Promise<FetchedTile> {
  return inTurn(async () => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(addressOf(template, tile), {
      credentials: "omit",
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const { bytes, isMissing } = await readTile(answer);
    return { bytes: await packTile(bytes), isMissing };
  });
}

/**
 * Reads a host's answer to a request for a tile.
 *
 * @throws TileRefusedError
 */
export async function readTile(answer: Response): Promise<FetchedTile> {
  if (answer.status === NONE) return { bytes: new ArrayBuffer(0), isMissing: true };
  if (!answer.ok) throw new TileRefusedError(`A tile was answered with ${answer.status}`);
  const bytes = answer.status === EMPTY ? new ArrayBuffer(0) : await answer.arrayBuffer();
  return { bytes, isMissing: false };
}

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await ask();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

async function packTile(bytes: ArrayBuffer): Promise<ArrayBuffer> {
  return bytes.byteLength === 0 ? bytes : through(new CompressionStream("gzip"), bytes);
}

export async function unpackTile(bytes: ArrayBuffer): Promise<ArrayBuffer> {
  return bytes.byteLength === 0 ? bytes : through(new DecompressionStream("gzip"), bytes);
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: ArrayBuffer,
): Promise<ArrayBuffer> {
  const { body } = new Response(bytes);
  return body ? new Response(body.pipeThrough(stream)).arrayBuffer() : bytes;
}

/** @throws TileRefusedError, or what fetch throws without a network */
export async function fetchTileJson(address: string): Promise<TileJson> {
  const response = await fetch(address, {
    credentials: "omit",
    signal: AbortSignal.timeout(TILE_JSON_TIMEOUT_MS),
  });
  if (!response.ok) throw new TileRefusedError(`The map was answered with ${response.status}`);
  return readTileJson(response);
}
