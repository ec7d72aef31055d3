interface Rows {
  token: string;
  calls: readonly { path: string; body: string }[];
}

/** Runs in a page without the app: sends one after the other. In milliseconds. */
export async function sendRowsBare({ token, calls }: Rows): Promise<number> {
  const begun = performance.now();
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  for (const { path, body } of calls) {
    const answer = await fetch(path, { method: "PUT", headers, body });
    if (!answer.ok) throw new Error(await answer.text());
  }
  return performance.now() - begun;
}

interface Photos {
  token: string;
  catchId: string;
  /** As base64. */
  photo: string;
  count: number;
}

/** Runs in a page without the app: the same photo under other ids. In milliseconds. */
export async function sendPhotosBare({ token, catchId, photo, count }: Photos): Promise<number> {
  const body = Uint8Array.from(atob(photo), (letter) => letter.codePointAt(0) ?? 0);
  const headers = { authorization: `Bearer ${token}`, "content-type": "image/jpeg" };
  const begun = performance.now();
  for (let index = 0; index < count; index += 1) {
    const path = `/api/catches/${catchId}/photos/${crypto.randomUUID()}`;
    const answer = await fetch(path, { method: "PUT", headers, body });
    if (!answer.ok) throw new Error(await answer.text());
  }
  return performance.now() - begun;
}
