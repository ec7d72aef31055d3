import { join } from "node:path";

import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Where `npm run dev` runs the API. */
const API = process.env["API_URL"] ?? "http://localhost:3001";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { port: 3000, proxy: { "/api": API } },
  build: {
    target: "es2023",
    // Inlining would put data: URLs where the content security policy allows none.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ["index.html", "src/visit.ts"].map((file) => join(import.meta.dirname, file)),
      output: {
        // A file for what every page of the app needs, and one for what most pages of an angler do: a hundred small ones
        // are a sixth longer, and each is a request.
        codeSplitting: {
          groups: [
            { name: "load", test: /preload-helper/, priority: 1 },
            { name: "app", tags: ["$initial"], test: isOfApp, priority: 1 },
            {
              name: "figures",
              test: /src\/(units\/measure-figure|species\/species-mark|http\/)/,
              priority: 1,
            },
            { name: "icons", test: /lucide-react.*icons/, minShareCount: 4, priority: 1 },
            { name: "angler", test: /\/(anglers-shell|catch-card|weather-widget|load-failure)\.tsx$/ },
          ],
        },
      },
    },
  },
});

/** The entries and what visit.ts needs stand alone. Style sheets follow whoever imports them. */
function isOfApp(id: string): boolean {
  return !/\.html$|src\/main\.tsx$|visit\.ts$|watch-visitor\.ts$|\.css$/.test(id);
}
