import type { Storage } from "@creel/api/storage/storage";

/** Where nothing that is measured has a file. */
export const NO_FILES: Storage = {
  put: async () => {},
  read: async () => null,
  has: async () => false,
  list: async function* () {},
  removeFolder: async () => {},
  check: async () => {},
  close: () => {},
};
