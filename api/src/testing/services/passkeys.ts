import type { CreationOptions, RequestOptions } from "@creel/domain/accounts/webauthn";

import type { setupApi } from "../setup-api.ts";
import type { Authenticator } from "./authenticator.ts";

type Api = Pick<Awaited<ReturnType<typeof setupApi>>, "as" | "anonymous">;
type Bearer = { accessToken: string };

/** Asks for challenges and sends their answers, as a browser does. */
export function withPasskeys({ as, anonymous }: Api) {
  const signInOptions = async () =>
    (await anonymous.post("/auth/passkeys/options")).json<{ options: RequestOptions }>().options;

  const confirmOptions = async (who: Bearer) => {
    const answer = await as(who).get("/auth/me/confirmation");
    return answer.json<{ passkey: RequestOptions | null }>().passkey;
  };

  return {
    signInOptions,
    confirmOptions,
    /** Adds a passkey that the authenticator makes. @returns its id */
    async add(
      who: Bearer,
      authenticator: Authenticator,
      { name = "This phone", confirmation }: { name?: string; confirmation: object },
    ): Promise<string> {
      const asked = await as(who).post("/auth/me/passkeys/options", confirmation);
      const { options } = asked.json<{ options: CreationOptions }>();
      const passkey = authenticator.create(options);
      const added = await as(who).post("/auth/me/passkeys", { name, passkey });
      if (added.statusCode !== 201) throw new Error(`The passkey was not added: ${added.body}`);
      return added.json<{ passkey: { id: string } }>().passkey.id;
    },
    async signIn(authenticator: Authenticator) {
      const passkey = authenticator.get(await signInOptions());
      return anonymous.post("/auth/passkeys/sign-in", { passkey });
    },
    /** Returns the part of a body that confirms a step of this user. */
    async confirm(who: Bearer, authenticator: Authenticator) {
      const options = await confirmOptions(who);
      if (!options) throw new Error("The user has no passkey");
      return { passkey: authenticator.get(options) };
    },
  };
}
