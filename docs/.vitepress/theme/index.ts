import DefaultTheme from "vitepress/theme-without-fonts";

import "../../../web/src/ui/styles/fonts.css";
import "../../../web/src/ui/styles/tokens.css";
import "./style.css";

export default DefaultTheme;
