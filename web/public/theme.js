// Runs before the first paint, so that a theme that was chosen never flashes in the other one, and a page
// that was drawn for strangers never shows before somebody who is signed in.
try {
  const page = document.documentElement;
  const theme = localStorage.getItem("creel.theme");
  if (theme === "light" || theme === "dark") page.dataset.theme = theme;
  const session = localStorage.getItem("creel.session") ?? sessionStorage.getItem("creel.session");
  if (session !== null) page.classList.add("is-known");
} catch {
  // Storage is closed to us: the system's theme it is.
}
