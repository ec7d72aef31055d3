// Runs before the first paint, so that nothing flashes in the other theme. The theme is the one chosen in Creel.
(() => {
  const page = document.documentElement;
  let chosen = null;
  try {
    chosen = localStorage.getItem("creel.theme");
  } catch {
    // Storage is closed to us: the system's theme it is.
  }
  const isDark =
    chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  page.classList.toggle("dark", isDark);
  page.classList.toggle("mac", /Mac|iPhone|iPod|iPad/i.test(navigator.platform));
  // VitePress switches the class, and Creel's colors follow the attribute.
  const follow = () => {
    page.dataset.theme = page.classList.contains("dark") ? "dark" : "light";
  };
  follow();
  new MutationObserver(follow).observe(page, { attributeFilter: ["class"] });
})();
