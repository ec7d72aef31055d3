import { showToast } from "./overlays/toast.tsx";

/** Copies a text to the clipboard. Returns false if the browser refuses, as on every page without HTTPS. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

interface CopyMessages {
  copied: string;
  /** Says what else the user can do. */
  blocked: string;
}

/** Copies a text, and says in a toast whether that worked. */
export async function copyWithToast(text: string, { copied, blocked }: CopyMessages): Promise<void> {
  const isCopied = await copyText(text);
  showToast(isCopied ? { text: copied } : { text: blocked, isError: true });
}
