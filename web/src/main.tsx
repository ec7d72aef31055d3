import "./ui/tokens.css";
import "./ui/fonts.css";
import "./ui/base.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";

import { App } from "./app/app.tsx";
import { routes } from "./app/router.tsx";
import { storedSession } from "./http/stored-session.ts";

const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no root element");

const router = createBrowserRouter(routes);
const app = (
  <StrictMode>
    <App navigate={(path) => void router.navigate(path)}>
      <RouterProvider router={router} />
    </App>
  </StrictMode>
);

// A page that was drawn beforehand was drawn for a stranger: for anybody else it is drawn anew.
if (root.hasChildNodes() && storedSession() === null) {
  await pageIsLoaded();
  hydrateRoot(root, app);
} else {
  root.removeAttribute("data-for-strangers");
  createRoot(root).render(app);
}

/** Until the code of the page that stands there has come, there is nothing to bring to life. */
async function pageIsLoaded(): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
