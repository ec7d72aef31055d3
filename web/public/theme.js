// Runs before the first paint, so that a theme that was chosen never flashes in the other one, and a prerendered page
// never shows before the one that this person is to see instead: who is signed in, who was led to a form with something
// to read or to fill in there, and who has begun a message in this tab.
try {
  const page = document.documentElement;
  const theme = localStorage.getItem("creel.theme");
  if (theme === "light" || theme === "dark") page.dataset.theme = theme;
  const session = localStorage.getItem("creel.session") ?? sessionStorage.getItem("creel.session");
  const isDraft = location.pathname === "/contact" && sessionStorage.getItem("creel.contact") !== null;
  const isLedToForm = /^\/(login|forgot-password)$/.test(location.pathname) && Boolean(history.state?.usr);
  if (session !== null || isDraft || isLedToForm) page.classList.add("is-known");
} catch {
  // Storage is closed to us: the system's theme it is.
}
