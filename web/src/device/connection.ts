import type { ReadableStore } from "../store/create-store.ts";

/** The Network Information API (https://wicg.github.io/netinfo/), which some mobile browsers have. */
interface Connection extends EventTarget {
  readonly type: string;
}

/** Connection types that are usually billed by data volume. */
const METERED: ReadonlySet<string> = new Set(["cellular", "bluetooth", "wimax"]);

/** Whether the device is on mobile data; `null` if the browser does not tell. */
export const isOnMobileData: ReadableStore<boolean | null> = {
  get() {
    const connection = findConnection();
    return connection && METERED.has(connection.type);
  },
  subscribe(listener) {
    const connection = findConnection();
    connection?.addEventListener("change", listener);
    return () => connection?.removeEventListener("change", listener);
  },
};

function findConnection(): Connection | null {
  if (!("connection" in navigator)) return null;
  const { connection } = navigator;
  return isConnection(connection) ? connection : null;
}

/** Desktop browsers have the object without a type. */
function isConnection(connection: unknown): connection is Connection {
  return connection instanceof EventTarget && "type" in connection && typeof connection.type === "string";
}
