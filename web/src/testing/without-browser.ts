// Modules that read the session as they load are imported outside of a browser, too: there nothing is stored.
const storesNothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
const absent = { localStorage: storesNothing, sessionStorage: storesNothing, addEventListener: () => {} };

for (const [name, value] of Object.entries(absent)) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
}
