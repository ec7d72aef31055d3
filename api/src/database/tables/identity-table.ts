import type { Generated } from "kysely";

export interface IdentityTable {
  userId: string;
  id: string;
  /** The URL by which a provider names itself. */
  issuer: string;
  /** The provider's own name for the person, which never changes. */
  subject: string;
  /** How the provider calls the person: a username or an email, as of the last sign-in. */
  label: string;
  linkedAt: Generated<Date>;
  /** `null` if it was linked and has not signed in since. */
  lastUsedAt: Date | null;
}
