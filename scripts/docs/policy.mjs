/** The inline scripts of VitePress: the theme, and whether this is a Mac. The file theme.js does both. */
const INLINE = /<script id="check-(?:dark-mode|mac-os)">[\s\S]*?<\/script>\s*/g;

/** The style sheet of the theme has these, too. */
const STYLES = / style="(?:position:relative;|--vp-vh:0px;)"/g;

/** Replaces inline scripts and styles by files, because the server's policy refuses everything inline. */
export function withoutInline(html, base) {
  return html
    .replaceAll(INLINE, "")
    .replaceAll(STYLES, "")
    .replace("<head>", `<head>\n    <script src="${base}theme.js"></script>`);
}
