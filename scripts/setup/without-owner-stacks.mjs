// Runs before each file of component tests. In development, React keeps the calls that led to each element, for its
// warnings and for browser tools. That is a quarter of the work of component tests.

// This must happen before React reads `createTask`.
Object.assign(globalThis.console, { createTask: undefined });

const react = await import("react");
const internals = react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
// React keeps the calls of only ten thousand elements per second, and the counter is now above that.
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  configurable: true,
  get: () => Infinity,
  set: () => {},
});
