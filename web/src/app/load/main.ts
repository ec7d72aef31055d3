// The entry of every page that needs the app: those behind the sign-in, and the public ones with a form.
import "../../ui/styles/tokens.css";
import "../../ui/styles/fonts.css";
import "../../ui/styles/base.css";
import { firstPaint, loadApp } from "./load-app.ts";
import { prefetchPage } from "./prefetch-page.ts";

const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no root element");
void prefetchPage(location);
// What was sent says that it begins: nobody looks at nothing while the code is read.
await firstPaint();
const { start } = await loadApp();
await start(root);
