// Takes pictures of a region's chart by day and night, from far to near: npm run pictures:chart -- --to /some/folder
// --schema protomaps: the same region in the schema of Protomaps; --from file: served from a file of Creel's own.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { toProtomaps } from "@creel/testing/tiles/protomaps";
import { recordedRegion } from "@creel/testing/tiles/recorded-region";
import { INVENTED, INVENTED_REGION, type Region } from "@creel/testing/tiles/region";
import { writeTileFile } from "@creel/testing/tiles/tile-file";
import { startTileHost } from "@creel/testing/tiles/tile-host";

import { withChrome } from "../screens/chrome.ts";
import { catchesOnMap, mapIsUp, signUp, storeSession } from "../setup/fixtures.ts";
import { startCreel } from "../setup/start-creel.ts";

const ZOOMS = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
/** A place with a lake above a river. */
const ANDORRA = { latitude: 42.5203, longitude: 1.5695 };
/** Large enough that panels hide little of the chart. */
const DESK = { width: 1440, height: 900 };

const { values } = parseArgs({
  options: {
    to: { type: "string", default: "." },
    schema: { type: "string", default: "openmaptiles" },
    from: { type: "string", default: "host" },
  },
});
const recorded = await recordedRegion();
const { latitude, longitude } = recorded ? ANDORRA : INVENTED;
const region = recorded ?? INVENTED_REGION;
const shown = values.schema === "protomaps" ? toProtomaps(region) : region;
const source = await (values.from === "file" ? ownFile(shown) : otherHost(shown));
const creel = await startCreel(source.setting);
try {
  const { session } = await signUp(creel.url);
  await withChrome(async (browser) => {
    for (const colorScheme of ["light", "dark"] as const) {
      const context = await browser.newContext({
        viewport: DESK,
        colorScheme,
        reducedMotion: "reduce",
      });
      await storeSession(context, session);
      const page = await context.newPage();
      for (const zoom of ZOOMS) {
        await page.goto(`${creel.url}/map?lat=${latitude}&lng=${longitude}&zoom=${zoom}`);
        await page.locator("canvas.maplibregl-canvas").waitFor();
        await mapIsUp(page);
        // Waits until all tiles are drawn. A worker requests them, so the page's "networkidle" does not cover them.
        await catchesOnMap(page);
        await page.waitForLoadState("networkidle");
        await page.screenshot({ path: join(values.to, `chart-${zoom}-${colorScheme}.png`) });
      }
      await context.close();
    }
  });
} finally {
  await creel.stop();
  await source.stop();
}

interface TileSource {
  setting: Record<string, string>;
  stop: () => Promise<void>;
}

async function otherHost(drawn: Region): Promise<TileSource> {
  const host = await startTileHost(drawn);
  return {
    setting: { MAP_TILES_URL: `${host.address}/of-somebody-else/tiles.json` },
    stop: () => host.stop(),
  };
}

async function ownFile(drawn: Region): Promise<TileSource> {
  const folder = await mkdtemp(join(tmpdir(), "creel-tiles-"));
  const file = join(folder, "region.pmtiles");
  await writeTileFile(file, drawn);
  return { setting: { MAP_PMTILES: file }, stop: () => rm(folder, { recursive: true }) };
}
