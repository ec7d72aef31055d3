// Runs before the first paint, so that a theme that was chosen never flashes in the other one.
try {
  const theme = localStorage.getItem("creel.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is closed to us: the system's theme it is.
}
