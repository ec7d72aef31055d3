import type { Dependencies } from "@creel/api/app/features";

/** Parts of an API that no measured request uses. */
export const IDLE_PARTS: Pick<
  Dependencies,
  | "deliverMail"
  | "docsFolder"
  | "linkTo"
  | "mailer"
  | "mapConnectivity"
  | "ownTiles"
  | "requestResetLink"
  | "sendNotification"
  | "startImport"
  | "startJob"
> = {
  mapConnectivity: { current: () => null, stop: () => {} },
  ownTiles: null,
  mailer: { send: async () => {} },
  deliverMail: async () => {},
  sendNotification: async () => false,
  linkTo: (path) => path,
  requestResetLink: async () => {},
  startImport: async () => {},
  startJob: async () => {},
  docsFolder: "/nowhere",
};
