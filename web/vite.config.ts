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
  },
});
