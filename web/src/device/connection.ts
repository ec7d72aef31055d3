import type { ReadableStore } from "../store/create-store.ts";

/** Of https://wicg.github.io/netinfo/, which some browsers of phones have. */
interface Connection extends EventTarget {
  readonly type: string;
}

/** What is paid for by its bytes more often than not. */
const METERED: ReadonlySet<string> = new Set(["cellular", "bluetooth", "wimax"]);

/** Whether the device is on its mobile network; `null` where the browser does not tell. */
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

/** Browsers of desks have the object and do not tell the type. */
function isConnection(connection: unknown): connection is Connection {
  return connection instanceof EventTarget && "type" in connection && typeof connection.type === "string";
}
