import type { FastifyInstance } from "fastify";

import { accountRoutes } from "../accounts/account.routes.ts";
import { authRoutes } from "../accounts/auth.routes.ts";
import { makeConfirmStep } from "../accounts/confirm-step.ts";
import { passkeySignInRoutes } from "../accounts/passkey-sign-in.routes.ts";
import { passkeysRoutes } from "../accounts/passkeys.routes.ts";
import { recoveryRoutes } from "../accounts/password/recovery.routes.ts";
import type { RequestResetLink } from "../accounts/password/reset-jobs.ts";
import { profileRoutes } from "../accounts/profile.routes.ts";
import { endSessionUrls } from "../accounts/providers/end-session.ts";
import { identitiesRoutes } from "../accounts/providers/identities.routes.ts";
import { openProvider } from "../accounts/providers/provider.ts";
import { providersRoutes } from "../accounts/providers/providers.routes.ts";
import { proxyRoutes } from "../accounts/providers/proxy.routes.ts";
import { secondStepRoutes } from "../accounts/second-step.routes.ts";
import { sessionsRoutes } from "../accounts/sessions/sessions.routes.ts";
import type { SessionContext } from "../accounts/sessions/sessions.ts";
import { tokensRoutes } from "../accounts/tokens/tokens.routes.ts";
import { makeAttemptLimits } from "../limits/attempt-limits.ts";
import { limitPerHour } from "../limits/hourly-limit.ts";
import type { LinkTo } from "../mail/link-to.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { SendNotification } from "../notifications/send-notification.ts";
import { tellOfWayInBy } from "../notifications/way-in-notification.ts";
import { revealsRoutes } from "../reveals/reveals.routes.ts";
import type { Storage } from "../storage/storage.ts";
import type { Settings } from "./settings.ts";

interface Needed {
  settings: Pick<Settings, "limits" | "publicUrl" | "signIn">;
  sessions: SessionContext;
  storage: Storage;
  mailer: Mailer;
  linkTo: LinkTo;
  requestResetLink: RequestResetLink;
  sendNotification: SendNotification;
}

/** Audit entries about a proxy's header from elsewhere, per address and hour. */
const REFUSED_PROXIES = 20;

/** Registers the routes of the account and of every way into it. */
export async function accountContents(api: FastifyInstance, dependencies: Needed): Promise<void> {
  const { settings, sessions, linkTo } = dependencies;
  const { limits, publicUrl, signIn } = settings;
  const { db } = sessions;
  const { hasPasswords, proxy } = signIn;
  const attemptLimits = makeAttemptLimits(db, limits);
  const tellOfWayIn = tellOfWayInBy(dependencies.sendNotification);
  const confirmStep = makeConfirmStep({ sessions, attemptLimits, publicUrl });
  const provider = signIn.provider && openProvider(signIn.provider, linkTo);
  const endSessionUrlOf = endSessionUrls({ sessions, provider });
  const ways = { sessions, attemptLimits, hasPasswords, publicUrl, provider, confirmStep, tellOfWayIn };

  await api.register(authRoutes, { ...ways, endSessionUrlOf });
  await api.register(recoveryRoutes, { ...dependencies, db, attemptLimits, limits, hasPasswords });
  await api.register(sessionsRoutes, { sessions });
  await api.register(profileRoutes, { sessions });
  await api.register(revealsRoutes, { prefix: "/me/reveals", sessions });
  await api.register(accountRoutes, { ...dependencies, attemptLimits, confirmStep, hasPasswords });
  await api.register(providersRoutes, { ...ways, proxy });
  await api.register(identitiesRoutes, ways);
  const countRefused = limitPerHour(db, { keyPrefix: "proxy-refused", points: REFUSED_PROXIES });
  await api.register(proxyRoutes, { sessions, proxy, countRefused });
  await api.register(passkeySignInRoutes, ways);
  await api.register(passkeysRoutes, ways);
  await api.register(secondStepRoutes, ways);
  await api.register(tokensRoutes, ways);
}
