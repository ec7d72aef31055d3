import { isOutOfRoom } from "../src/device/room.ts";
import { storeShared } from "../src/device/shared-photos.ts";
import { NEAR_TOWNS_CACHE } from "../src/device/storage-keys.ts";

/** The address to which phones share photos. Also in public/manifest.webmanifest, with the name of the field. */
export const SHARE_PATH = "/log";
const FIELD = "photos";

/**
 * Stores photos that another app shares, and leads to the form that takes them. It needs no network, and nobody has to
 * be signed in.
 */
export async function takeShared(request: Request): Promise<Response> {
  const outcome = await store(request).catch(() => "unsaved" as const);
  return Response.redirect(new URL(`${SHARE_PATH}?${outcome}`, request.url), 303);
}

async function store(request: Request): Promise<"shared" | "unsaved"> {
  const form = await request.formData();
  const parts = form.getAll(FIELD).filter((part) => part instanceof File);
  const files = parts.filter(({ size }) => size > 0);
  if (files.length === 0) return "unsaved";
  try {
    await storeShared(files);
  } catch (error) {
    if (!isOutOfRoom(error)) throw error;
    // They can be loaded again.
    await caches.delete(NEAR_TOWNS_CACHE);
    await storeShared(files);
  }
  return "shared";
}
