import type { Dependencies } from "@creel/api/app/features";

/** Parts of an API that no measured request uses. */
export const IDLE_PARTS: Pick<
  Dependencies,
  "linkTo" | "mapConnectivity" | "ownTiles" | "mailer" | "requestResetLink" | "startImport"
> = {
  mapConnectivity: { current: () => null, stop: () => {} },
  ownTiles: null,
  mailer: { send: async () => {} },
  linkTo: (path) => path,
  requestResetLink: async () => {},
  startImport: async () => {},
};
