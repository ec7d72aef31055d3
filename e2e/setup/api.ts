interface Call {
  method?: string;
  token?: string;
  body?: object;
  /** Sent instead of a body. */
  form?: FormData;
}

/**
 * Calls the API outside the browser, to set up data or to check it.
 *
 * @throws Error if the API refuses the call
 */
export async function callApi(url: string, path: string, call: Call = {}): Promise<Record<string, unknown>> {
  const { status, body } = await tryApi(url, path, call);
  if (status >= 400) throw new Error(`${path} was answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Calls the API like `callApi`, but does not throw if the API refuses the call. */
export async function tryApi(url: string, path: string, { method, token, body, form }: Call = {}) {
  const response = await fetch(`${url}/api${path}`, {
    method: method ?? (body ? "POST" : "GET"),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(form && { body: form }),
  });
  const answer: Record<string, unknown> = JSON.parse((await response.text()) || "{}");
  return { status: response.status, body: answer };
}

/** A catch as a client sends it, with only the required fields. */
export const CATCH = {
  species: "Walleye",
  date: "2026-11-20T12:42:00.000Z",
  time_zone: "America/Chicago",
  latitude: 47.83,
  longitude: -92.26,
};
