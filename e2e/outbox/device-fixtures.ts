import { type Device, newDevice } from "../setup/device.ts";
import { signUp, test as base } from "../setup/fixtures.ts";
import { type Line, startLine } from "../setup/line.ts";
import { installApp, signInOnDevice } from "./on-the-bank.ts";

export { expect } from "../setup/fixtures.ts";

type Owner = Awaited<ReturnType<typeof signUp>>;

interface Fixtures {
  /** The connection between the device and Creel. */
  line: Line;
  /** The owner of the device, who is signed in there with a separate session. */
  owner: Owner;
  /** A phone with the app installed; its browser is closed. */
  device: Device;
}

interface WorkerFixtures {
  /** The only connection of a worker, because an installed app belongs to its address. */
  workersLine: Line;
  /**
   * A browser profile with the app installed and nobody signed in. It is shared because storing the app's hundreds of
   * files takes seconds.
   */
  installed: string;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  workersLine: [
    async ({}, use) => {
      const line = await startLine(process.env["CREEL_URL"] ?? "");
      await use(line);
      await line.stop();
    },
    { scope: "worker" },
  ],
  installed: [
    async ({ launchOptions, workersLine }, use) => {
      const device = await newDevice(launchOptions);
      await installApp(device, workersLine.url);
      await use(device.profile);
      await device.throwAway();
    },
    { scope: "worker" },
  ],
  line: async ({ workersLine }, use) => {
    workersLine.reset();
    await use(workersLine);
  },
  owner: async ({ url }, use) => {
    await use(await signUp(url));
  },
  device: async ({ launchOptions, installed, line, owner }, use) => {
    const device = await newDevice(launchOptions, installed);
    await signInOnDevice(device, line.url, owner);
    await use(device);
    await device.throwAway();
  },
});
