import { version } from "../../package.json";

/** The version of this web app. A server that was just updated may have a newer one. */
export const CREEL_VERSION = version;
