import ipaddr from "ipaddr.js";
import * as z from "zod/mini";

import { listOf, networks, webAddress } from "../../base/setting-kinds.ts";

const onOrOff = (standard: "on" | "off") => z._default(z.enum(["on", "off"], "must be on or off"), standard);

const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]*$/;

export const signInEnvironment = {
  PASSWORD_SIGN_IN: onOrOff("on"),
  ADMIN_SECOND_STEP: z._default(z.enum(["optional", "required"], "must be optional or required"), "optional"),
  OIDC_ISSUER: z.optional(webAddress()),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  OIDC_NAME: z.optional(z.string().check(z.maxLength(40, "must have at most 40 characters"))),
  OIDC_AUTO_REGISTER: onOrOff("off"),
  OIDC_ADMIN_CLAIM: z.optional(
    z.string().check(z.regex(/^[^=]+=.+$/, "must be a claim and its value, like groups=creel-admins")),
  ),
  PROXY_USER_HEADER: z.optional(
    z.string().check(z.regex(HEADER_NAME, "must be the name of a header, like Remote-Email")),
  ),
  PROXY_USER_NETWORKS: z.optional(
    networks("must be a list of addresses or networks, or loopback").check(
      z.refine((text) => !listOf(text).some(isEverything), "must not contain every address"),
    ),
  ),
};
const environmentSchema = z.object(signInEnvironment);

/** An OpenID Connect provider. */
export interface ProviderSettings {
  /** As the provider writes it, with or without a slash at the end. */
  issuer: string;
  clientId: string;
  /** `null` for a public client, which has only PKCE. */
  clientSecret: string | null;
  name: string;
  /** Whether a first sign-in creates an account. */
  registers: boolean;
  /** The claim of admins; `null` if the provider does not decide who is one. */
  adminClaim: { name: string; value: string } | null;
}

/** A proxy that signs people in itself and names them in a header. */
export interface ProxySettings {
  /** In lowercase. It contains the email of an account. */
  header: string;
  /** From everywhere else the header is refused. */
  networks: string[];
}

export interface SignInSettings {
  hasPasswords: boolean;
  /** Whether admins must have codes by app or a passkey. */
  isSecondStepRequired: boolean;
  provider: ProviderSettings | null;
  proxy: ProxySettings | null;
}

/** Every problem that concerns more than one of these settings. */
export function signInProblems(given: Record<string, string | undefined>): string[] {
  const problems: string[] = [];
  if (Boolean(given["OIDC_ISSUER"]) !== Boolean(given["OIDC_CLIENT_ID"])) {
    problems.push("OIDC_ISSUER and OIDC_CLIENT_ID must be set together");
  }
  if (Boolean(given["PROXY_USER_HEADER"]) !== Boolean(given["PROXY_USER_NETWORKS"])) {
    problems.push("PROXY_USER_HEADER and PROXY_USER_NETWORKS must be set together");
  }
  const hasOther = given["OIDC_ISSUER"] ?? given["PROXY_USER_HEADER"];
  if (given["PASSWORD_SIGN_IN"] === "off" && !hasOther) {
    problems.push(
      "PASSWORD_SIGN_IN can be off only with OIDC_ISSUER or PROXY_USER_HEADER, or nobody gets in",
    );
  }
  return problems;
}

export function toSignIn(values: z.infer<typeof environmentSchema>): SignInSettings {
  const { PROXY_USER_HEADER: header, PROXY_USER_NETWORKS: from } = values;
  return {
    hasPasswords: values.PASSWORD_SIGN_IN === "on",
    isSecondStepRequired: values.ADMIN_SECOND_STEP === "required",
    provider: toProvider(values),
    proxy: header && from ? { header: header.toLowerCase(), networks: listOf(from) } : null,
  };
}

function toProvider(values: z.infer<typeof environmentSchema>): ProviderSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_ADMIN_CLAIM: claim } = values;
  if (!issuer || !clientId) return null;
  return {
    issuer,
    clientId,
    clientSecret: values.OIDC_CLIENT_SECRET ?? null,
    name: values.OIDC_NAME ?? standardName(issuer),
    registers: values.OIDC_AUTO_REGISTER === "on",
    adminClaim: claim ? toClaim(claim) : null,
  };
}

export const GOOGLE = "https://accounts.google.com";

function standardName(issuer: string): string {
  return new URL(issuer).origin === GOOGLE ? "Google" : new URL(issuer).host;
}

/** A value may contain equals signs, such as the name of a group in a directory. */
function toClaim(claim: string): NonNullable<ProviderSettings["adminClaim"]> {
  const split = claim.indexOf("=");
  return { name: claim.slice(0, split).trim(), value: claim.slice(split + 1).trim() };
}

function isEverything(network: string): boolean {
  return ipaddr.isValidCIDR(network) && ipaddr.parseCIDR(network)[1] === 0;
}
