import type { ConfirmLink } from "@creel/domain/accounts/providers";
import { v7 as uuidv7 } from "uuid";

import type { Database } from "../../database/connect.ts";
import type { UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { createUser } from "../create-user.ts";
import { isPassword } from "../password/passwords.ts";
import { passSecondStep } from "../second-step/pass-second-step.ts";
import { findUserByEmail, getUser } from "../users/users.repository.ts";
import { followAdminClaim } from "./admin-claim.ts";
import { type PendingLink, sealLink, unsealLink } from "./flows.ts";
import { noteIdentityUse } from "./identities.repository.ts";
import { linkIdentity, putIdentity } from "./link-identity.ts";
import { type ProviderContext, providerOf, type Visitor } from "./provider-context.ts";
import type { Vouched } from "./provider.ts";

interface SignedIn {
  user: UserRow;
  issuer: string;
  idToken: string | null;
}

interface NewVisitor extends Visitor {
  timeZone: string | undefined;
}

/**
 * Returns the user whose identity this is. An email never finds a user: if an account has it, its owner is asked for
 * the password first.
 * @throws AppError account_exists, account_suspended, email_unverified, not_registered, too_many_requests
 */
export async function signInVouched(
  context: ProviderContext,
  vouched: Vouched,
  visitor: NewVisitor,
): Promise<SignedIn> {
  const { db } = context.sessions;
  const userId = await noteIdentityUse(db, vouched, { label: vouched.label, now: new Date() });
  const user = userId ? await getUser(db, userId) : await registerVouched(context, vouched, visitor);
  return { ...vouched, user: await admit(db, user, { isAdmin: vouched.isAdmin, visitor }) };
}

/** @throws AppError account_suspended */
async function admit(
  db: Database,
  user: UserRow,
  claim: { isAdmin: boolean | null; visitor: Visitor },
): Promise<UserRow> {
  if (user.accountStatus === "suspended") throw new AppError("account_suspended");
  return followAdminClaim(db, user, claim);
}

async function registerVouched(
  context: ProviderContext,
  vouched: Vouched,
  { ip, language, timeZone }: NewVisitor,
): Promise<UserRow> {
  const { db } = context.sessions;
  const { email, firstName, lastName } = vouched;
  const owner = email === null ? undefined : await findUserByEmail(db, email);
  if (owner) throw await accountExists(context, owner, vouched);
  if (!providerOf(context).registers) throw new AppError("not_registered");
  if (email === null || !vouched.isEmailVerified) throw new AppError("email_unverified");
  await context.attemptLimits.countRegistration(ip);
  return db.transaction().execute(async (transaction) => {
    const person = { email, firstName, lastName, password: null, ...(timeZone && { timeZone }) };
    const user = await createUser(transaction, person, { language });
    await putIdentity(transaction, user, { ...vouched, id: uuidv7() });
    return user;
  });
}

async function accountExists(
  context: ProviderContext,
  owner: UserRow,
  { issuer, subject, label, isAdmin, idToken }: Vouched,
): Promise<AppError> {
  const { id: userId, email } = owner;
  const pending: PendingLink = { userId, email, issuer, subject, label, isAdmin, idToken };
  return new AppError("account_exists", {
    extra: {
      link: await sealLink(pending, context.sessions.keys),
      email,
      provider: providerOf(context).name,
      takes_password: context.hasPasswords && owner.passwordHash !== null,
    },
  });
}

/**
 * Links the account that has the same email, after its password and second step, and signs in to it.
 * @throws AppError sign_in_over, wrong_password, code_needed, wrong_code, too_many_requests, account_suspended,
 * identity_taken
 */
export async function confirmLink(
  context: ProviderContext,
  { link, ...proof }: ConfirmLink,
  visitor: Visitor,
): Promise<SignedIn> {
  const { db, keys } = context.sessions;
  const pending = await unsealLink(link, keys);
  const user = pending && (await findUserByEmail(db, pending.email));
  if (!pending || !user || user.id !== pending.userId) throw new AppError("sign_in_over");
  await confirmOwner(context, user, { ...proof, ip: visitor.ip });
  if (user.accountStatus === "suspended") throw new AppError("account_suspended");
  await linkIdentity(context, { user, log: visitor.log }, pending);
  await noteIdentityUse(db, pending, { label: pending.label, now: new Date() });
  return { ...pending, user: await admit(db, user, { isAdmin: pending.isAdmin, visitor }) };
}

/** @throws AppError wrong_password, code_needed, wrong_code, passkey_needed, too_many_requests, busy */
async function confirmOwner(
  { sessions, attemptLimits }: ProviderContext,
  user: UserRow,
  { password, code, ip }: Omit<ConfirmLink, "link"> & { ip: string },
): Promise<void> {
  await attemptLimits.countSignIn(user.id, ip);
  if (!(await isPassword(password, user.passwordHash, ip))) {
    throw new AppError("wrong_password", { fields: { password: { code: "wrong_password" } } });
  }
  await passSecondStep(sessions, user, { code, ip });
  await attemptLimits.forgetSignIn(user.id, ip);
}
