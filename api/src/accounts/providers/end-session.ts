import type { SessionRow } from "../../database/schema.ts";
import type { SessionContext } from "../sessions/sessions.ts";
import { unsealProviderToken } from "./flows.ts";
import type { SignInProvider } from "./provider.ts";

interface EndContext {
  sessions: Pick<SessionContext, "keys">;
  provider: SignInProvider | null;
}

/** Returns the page that signs out at the provider that began a session; `null` if none did, or it has no such page. */
export function endSessionUrls({ sessions: { keys }, provider }: EndContext) {
  return async ({ way, providerToken }: SessionRow): Promise<string | null> => {
    if (!provider || way !== "provider" || providerToken === null) return null;
    const token = await unsealProviderToken(providerToken, keys);
    if (!token || !provider.is(token.issuer)) return null;
    return provider.endSessionUrl(token.idToken);
  };
}
