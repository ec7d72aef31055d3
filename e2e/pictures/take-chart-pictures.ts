import { join } from "node:path";
// npm run pictures:chart -- --to /some/folder: the chart of a region by day and night, from far to near.
import { parseArgs } from "node:util";

import { INVENTED, INVENTED_REGION, recordedRegion } from "@creel/testing/tiles/region";
import { startTileHost } from "@creel/testing/tiles/tile-host";

import { withChrome } from "../screens/chrome.ts";
import { mapIsUp, SMALL_DESK, signUp, storeSession } from "../setup/fixtures.ts";
import { startCreel } from "../setup/start-creel.ts";

const ZOOMS = [5, 8, 10, 11, 12, 13, 14, 16];
/** A lake below which a river flows. */
const ANDORRA = { latitude: 42.523, longitude: 1.572 };

const { values } = parseArgs({ options: { to: { type: "string", default: "." } } });
const recorded = await recordedRegion();
const { latitude, longitude } = recorded ? ANDORRA : INVENTED;
const host = await startTileHost(recorded ?? INVENTED_REGION);
const creel = await startCreel({ MAP_TILES_URL: `${host.address}/of-somebody-else/tiles.json` });
try {
  const { session } = await signUp(creel.url);
  await withChrome(async (browser) => {
    for (const colorScheme of ["light", "dark"] as const) {
      const context = await browser.newContext({
        viewport: SMALL_DESK,
        colorScheme,
        reducedMotion: "reduce",
      });
      await storeSession(context, session);
      const page = await context.newPage();
      for (const zoom of ZOOMS) {
        await page.goto(`${creel.url}/map?lat=${latitude}&lng=${longitude}&zoom=${zoom}`);
        await mapIsUp(page);
        await page.waitForLoadState("networkidle");
        await page.screenshot({ path: join(values.to, `chart-${zoom}-${colorScheme}.png`) });
      }
      await context.close();
    }
  });
} finally {
  await creel.stop();
  await host.stop();
}
