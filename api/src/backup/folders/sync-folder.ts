import { open } from "node:fs/promises";

/** A renamed file is there after the power went when its folder was written, too. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
