/** More than a version has that the next one does not. */
const MOST = 300;

interface Previous {
  /** The cache of the version that is in use, and where its files go. */
  from: string;
  to: string;
  files: readonly (string | { url: string })[];
}

/**
 * A tab that stays open goes on with the version it began with, whose code the server no longer has: what the next
 * version does without is put aside before it takes over.
 */
export async function keepPrevious({ from, to, files }: Previous): Promise<void> {
  const coming = new Set(files.map((file) => (typeof file === "string" ? file : file.url)));
  const [current, aside] = await Promise.all([caches.open(from), caches.open(to)]);
  for (const request of await current.keys()) {
    const { pathname } = new URL(request.url);
    const response =
      pathname.startsWith("/assets/") && !coming.has(pathname) && (await current.match(request));
    if (response) await aside.put(request, response);
  }
  const kept = await aside.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST)).map((request) => aside.delete(request)));
}
