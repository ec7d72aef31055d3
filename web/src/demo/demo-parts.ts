/** Everything that only guests see, in one file that others never load. */
export { DemoBanner } from "./demo-banner.tsx";
export { DemoOver } from "./demo-over.tsx";
