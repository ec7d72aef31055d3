/** A notification as the server sends it, after the browser has decrypted it. It never holds a position. */
export interface Pushed {
  title: string;
  body: string;
  /** The page of Creel that it opens. */
  path: string;
}

/** Opens where there is nothing else to open. */
const DEFAULT_PATH = "/dashboard";

/** Shown for an unreadable message, because browsers require a notification for each message. */
const UNREADABLE: Pushed = { title: "Creel", body: "", path: DEFAULT_PATH };

const ICON = "/icons/icon-192.png";

/** @param text the decrypted message; `null` if it is empty */
export function readPushed(text: string | null, origin: string): Pushed {
  const { title, body, path } = fieldsOf(text);
  if (typeof title !== "string" || title === "") return UNREADABLE;
  return { title, body: typeof body === "string" ? body : "", path: ownPath(path, origin) };
}

function fieldsOf(text: string | null): Partial<Record<keyof Pushed, unknown>> {
  try {
    return Object(JSON.parse(text ?? "null"));
  } catch {
    return {};
  }
}

/** A message cannot lead to another site. */
function ownPath(path: unknown, origin: string): string {
  if (typeof path !== "string" || !URL.canParse(path, origin)) return DEFAULT_PATH;
  const url = new URL(path, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : DEFAULT_PATH;
}

export function showPushed(
  { title, body, path }: Pushed,
  registration: Pick<ServiceWorkerRegistration, "showNotification">,
): Promise<void> {
  return registration.showNotification(title, { body, icon: ICON, data: path });
}

/** The windows of the app, as far as a tap needs them. */
interface Windows {
  matchAll: (options: {
    type: "window";
    includeUncontrolled: true;
  }) => Promise<readonly { url: string; focus: () => Promise<unknown> }[]>;
  openWindow: (url: string) => Promise<unknown>;
}

/**
 * Shows the page of a notification: in a window that already shows it, otherwise in a new one, because an open window
 * may have a form that is not saved.
 *
 * @param path the notification's data
 */
export async function openPushed(path: unknown, origin: string, windows: Windows): Promise<void> {
  const address = new URL(ownPath(path, origin), origin).href;
  const open = await windows.matchAll({ type: "window", includeUncontrolled: true });
  const shown = open.find(({ url }) => url === address);
  await (shown ? shown.focus() : windows.openWindow(address));
}
