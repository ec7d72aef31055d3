import "../../ui/styles/tokens.css";
import "../../ui/styles/fonts.css";
import "../../ui/styles/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";

import { ComponentSheet } from "./component-sheet.tsx";

const root = document.querySelector("#root");
if (!root) throw new Error("components.html has no root element");

createRoot(root).render(
  <StrictMode>
    <MemoryRouter>
      <ComponentSheet />
    </MemoryRouter>
  </StrictMode>,
);
