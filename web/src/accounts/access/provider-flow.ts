import { PROVIDER_PURPOSES, type StartProvider } from "@creel/domain/accounts/providers";
import * as z from "zod/mini";

import { leaveFor } from "../../device/leave-for.ts";
import { PROVIDER_FLOW_KEY } from "../../device/storage-keys.ts";
import { startProvider } from "./providers-api.ts";

const keptFlowSchema = z.object({
  /** Only the server can read it. */
  flow: z.string(),
  purpose: z.enum(PROVIDER_PURPOSES),
  isRemembered: z.boolean(),
  /** The page to open after a sign-in; `null` for the dashboard. */
  redirect: z.nullable(z.string()),
});
export type KeptFlow = z.infer<typeof keptFlowSchema>;

type Way = Omit<KeptFlow, "flow" | "purpose">;

/**
 * Leaves Creel for the provider's page, which sends the browser back to /login/provider in this tab.
 * @throws ApiError, NetworkError
 */
export async function goToProvider(start: StartProvider, way: Way): Promise<void> {
  const { url, flow } = await startProvider(start);
  const kept: KeptFlow = { ...way, flow, purpose: start.purpose };
  sessionStorage.setItem(PROVIDER_FLOW_KEY, JSON.stringify(kept));
  leaveFor(url);
}

/** Returns what this tab kept, once; `null` if it did not begin to sign in. */
export function takeFlow(): KeptFlow | null {
  const text = sessionStorage.getItem(PROVIDER_FLOW_KEY);
  sessionStorage.removeItem(PROVIDER_FLOW_KEY);
  if (text === null) return null;
  try {
    return keptFlowSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
