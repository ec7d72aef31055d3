import { type Device, newDevice } from "../setup/device.ts";
import { signUp, test as base } from "../setup/fixtures.ts";
import { type Line, startLine } from "../setup/line.ts";
import { moveIn } from "./on-the-bank.ts";

export { expect } from "../setup/fixtures.ts";

type Owner = Awaited<ReturnType<typeof signUp>>;

interface Fixtures {
  /** Between the device and Creel. */
  line: Line;
  /** Whose the device is, who is signed in there with a session of its own. */
  owner: Owner;
  /** A phone with the app on it; its browser is closed. */
  device: Device;
}

export const test = base.extend<Fixtures>({
  line: async ({ url }, use) => {
    const line = await startLine(url);
    await use(line);
    await line.stop();
  },
  owner: async ({ url }, use) => {
    await use(await signUp(url));
  },
  device: async ({ launchOptions, line, owner }, use) => {
    const device = await newDevice(launchOptions);
    await moveIn(device, line.url, owner);
    await use(device);
    await device.throwAway();
  },
});
