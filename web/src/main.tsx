// The pages of the app itself. The public pages begin with hydrate-on-event.ts.
import "./ui/styles/tokens.css";
import "./ui/styles/fonts.css";
import "./ui/styles/base.css";
import { firstPaint, loadApp } from "./app/boot/load/load-app.ts";
import { prefetchPage } from "./app/boot/load/prefetch-page.ts";

const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no root element");
void prefetchPage(location);
// Paints what the HTML shows before the code runs.
await firstPaint();
const { mount } = await loadApp();
mount(root);
