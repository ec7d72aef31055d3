// Before each file of component tests: in development React keeps the calls that led to each element, for its warnings
// and tools of browsers, which is a quarter of what component tests compute.

// Before React asks for it.
Object.assign(globalThis.console, { createTask: undefined });

const react = await import("react");
const internals = react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
// Above the ten thousand a second of which it keeps them.
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  configurable: true,
  get: () => Infinity,
  set: () => {},
});
