/**
 * The address of a request. A path that cannot be decoded is taken to the letter, so that it leads nowhere and is
 * answered like any other that does, with the one error body and every header.
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
