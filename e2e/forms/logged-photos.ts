import { callApi, CATCH } from "../setup/api.ts";
import type { Angler } from "../setup/fixtures.ts";
import { smallPhoto } from "./photo-files.ts";

const COLORS = ["#8aa05a", "#3f6f8a", "#b8543a", "#c9a23f", "#6a4f8a", "#4f8a6a", "#8a4f5e"];

/** Logs a catch with `count` photos, each in a different color. The first is the cover. */
export async function logWithPhotos(
  url: string,
  { token }: Pick<Angler, "token">,
  { count, ...fields }: { count: number; species?: string },
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...CATCH, lure_type: "Jig", ...fields })) {
    form.append(name, String(value));
  }
  for (const color of COLORS.slice(0, count)) {
    const { buffer, name } = await smallPhoto(`${color}.jpg`, color);
    form.append("photo", new Blob([new Uint8Array(buffer)]), name);
  }
  await callApi(url, "/catches", { method: "POST", token, form });
}

interface LoggedCatch {
  notes: string | null;
  species: string;
  photos: { id: string; width: number; height: number }[];
}

/** Returns the angler's catches from the server, newest first. */
export async function catchesOf(url: string, { token }: Angler): Promise<LoggedCatch[]> {
  const { catches } = await callApi(url, "/catches", { token });
  return catches as LoggedCatch[];
}
