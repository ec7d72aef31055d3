// The pages of the app itself. What anybody may read begins with visit.ts.
import "./ui/tokens.css";
import "./ui/fonts.css";
import "./ui/base.css";
import { startAnew } from "./app/start.tsx";

const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no root element");
startAnew(root);
