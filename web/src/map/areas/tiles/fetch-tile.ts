import { addressOf, type Tile } from "./tiles-in.ts";

const TIMEOUT_MS = 20_000;
const GONE = 204;

/** The host answered, and not with a tile. */
export class TileRefusedError extends Error {
  override readonly name = "TileRefusedError";
}

/**
 * The bytes of a tile, compressed; empty where nothing lies.
 *
 * @throws TileRefusedError, or what fetch throws without a network
 */
export async function fetchTile(template: string, tile: Tile, signal?: AbortSignal): Promise<ArrayBuffer> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(addressOf(template, tile), {
    credentials: "omit",
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  if (!response.ok) throw new TileRefusedError(`A tile was answered with ${response.status}`);
  const bytes = response.status === GONE ? new ArrayBuffer(0) : await response.arrayBuffer();
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
