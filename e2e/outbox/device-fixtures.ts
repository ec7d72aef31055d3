import { type Device, newDevice } from "../setup/device.ts";
import { signUp, test as base } from "../setup/fixtures.ts";
import { type Line, startLine } from "../setup/line.ts";
import { installApp, moveIn } from "./on-the-bank.ts";

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

interface WorkerFixtures {
  /** The one line of a worker: what is installed belongs to its address. */
  workersLine: Line;
  /** A browser's profile with the app in it, whose hundreds of files take seconds to store, and nobody signed in. */
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
    await moveIn(device, line.url, owner);
    await use(device);
    await device.throwAway();
  },
});
