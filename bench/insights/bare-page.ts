import { createServer, request as ask } from "node:http";

import type { Page } from "@playwright/test";

import { close, listen } from "../../e2e/setup/listening.ts";

export interface BarePage {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Serves the baseline: the current content of `page` as HTML, with the same style sheets and without a script of the
 * app. It requests the same outings, reads them, and then inserts the content that is already drawn.
 *
 * @param creel the address of the outings and the style sheets
 */
export async function serveBarePage(page: Page, creel: string, token: string): Promise<BarePage> {
  const html = await page.evaluate(asHtml, token);
  const server = createServer((request, response) => {
    const { url = "/", method, headers } = request;
    if (url === "/") {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html);
      return;
    }
    const onward = ask(new URL(url, creel), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  });
  const port = await listen(server, "localhost");
  return {
    url: `http://localhost:${port}/`,
    async stop() {
      server.closeAllConnections();
      await close(server);
    },
  };
}

/** Runs in the page. */
function asHtml(token: string): string {
  const { body, documentElement, head } = document;
  const drawn = body.cloneNode(true);
  if (!(drawn instanceof HTMLElement)) throw new Error("The page has no body");
  for (const script of drawn.querySelectorAll("script")) script.remove();
  const styles = [...head.querySelectorAll("link[rel=stylesheet], meta[name=viewport], style")];
  const root = documentElement.cloneNode();
  if (!(root instanceof HTMLElement)) throw new Error("The page has no root");
  const call = { headers: { authorization: `Bearer ${token}` } };
  const put = `fetch("/api/insights/outings", ${JSON.stringify(call)})
    .then((answer) => answer.json())
    .then(() => { document.body.append(document.querySelector("template").content); });`;
  root.innerHTML = `<head>${styles.map(({ outerHTML }) => outerHTML).join("")}</head>
    <body><template>${drawn.innerHTML}</template><script>${put}</script></body>`;
  return `<!doctype html>${root.outerHTML}`;
}
