import type { Dependencies } from "../../api/src/app/app.ts";

/** Parts of an API that what is measured does not touch. */
export const IDLE_PARTS: Pick<Dependencies, "linkTo" | "mapConnectivity" | "mailer" | "requestResetLink"> = {
  mapConnectivity: { current: () => null, stop: () => {} },
  mailer: { send: async () => {} },
  linkTo: (path) => path,
  requestResetLink: async () => {},
};
