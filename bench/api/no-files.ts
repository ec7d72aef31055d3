import type { Storage } from "@creel/api/storage/storage";

/** A storage without files, for measurements that read none. */
export const NO_FILES: Storage = {
  put: async () => {},
  read: async () => null,
  has: async () => false,
  list: async function* () {},
  removeFolder: async () => {},
  check: async () => {},
  close: () => {},
};
