import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";

interface Bearer {
  accessToken: string;
}

/** Returns a client that sends requests as one user, with the paths of the contract: `as(angler).get("/catches")`. */
export function actAs(app: Pick<FastifyInstance, "inject">) {
  return (who: Bearer | null) => {
    const authorization = who ? { authorization: `Bearer ${who.accessToken}` } : {};
    const call = (options: InjectOptions & { url: string }): Promise<LightMyRequestResponse> =>
      app.inject({
        ...options,
        url: `/api${options.url}`,
        headers: { ...authorization, ...options.headers },
      });
    return {
      get: (url: string) => call({ method: "GET", url }),
      post: (url: string, payload?: object) => call({ method: "POST", url, ...(payload && { payload }) }),
      put: (url: string, payload: object, headers: Record<string, string> = {}) =>
        call({ method: "PUT", url, payload, headers }),
      delete: (url: string) => call({ method: "DELETE", url }),
      call,
    };
  };
}
