const MAX_REDIRECTS = 10;

interface Opened {
  status: number;
  /** The last address, which begins with `until` if that was reached. */
  location: string;
  body: string;
}

export interface TestBrowser {
  /** Opens a page and follows redirects, up to an address that begins with `until`, which is not opened. */
  open(url: string, options?: { until?: string; form?: Record<string, string> }): Promise<Opened>;
}

/** Returns what a browser is to a provider: something that follows redirects and has cookies. */
export function openBrowser(): TestBrowser {
  const cookies = new Map<string, string>();

  async function request(url: string, form?: Record<string, string>): Promise<Response> {
    const response = await fetch(url, {
      redirect: "manual",
      method: form ? "POST" : "GET",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(form && { body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  return {
    async open(url, { until, form } = {}) {
      let [location, sent] = [url, form];
      for (let count = 0; count < MAX_REDIRECTS; count += 1) {
        const response = await request(location, sent);
        const next = response.headers.get("location");
        if (next === null) return { status: response.status, location, body: await response.text() };
        location = new URL(next, location).href;
        sent = undefined;
        if (until !== undefined && location.startsWith(until)) {
          return { status: response.status, location, body: "" };
        }
      }
      throw new Error(`${url} redirects too often`);
    },
  };
}
