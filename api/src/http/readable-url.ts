/**
 * Escapes the % signs of a path that cannot be decoded, so that it gets a 404 with the usual error body and headers.
 */
export function readableUrl({ url = "/" }: { url?: string | undefined }): string {
  const end = url.search(/[?#]|$/);
  const path = url.slice(0, end);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(end);
  }
}
