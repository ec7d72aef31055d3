import "./ui/tokens.css";
import "./ui/fonts.css";
import "./ui/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { App } from "./app/app.tsx";

const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no root element");

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
