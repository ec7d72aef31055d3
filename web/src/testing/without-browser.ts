// Modules that read the session when loaded are also imported outside of a browser, where nothing is stored.
const storesNothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
const absent = { localStorage: storesNothing, sessionStorage: storesNothing, addEventListener: () => {} };

for (const [name, value] of Object.entries(absent)) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
}
