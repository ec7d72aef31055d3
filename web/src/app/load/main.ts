// The entry of every page that needs the app: pages behind the sign-in, and public pages with a form.
import "../../ui/styles/tokens.css";
import "../../ui/styles/fonts.css";
import "../../ui/styles/base.css";
import { firstPaint, loadApp } from "./load-app.ts";
import { prefetchPage } from "./prefetch-page.ts";

const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no root element");
void prefetchPage(location);
// Paints the page's HTML first, so that nobody looks at an empty screen while the code is parsed.
await firstPaint();
const { start } = await loadApp();
await start(root);
