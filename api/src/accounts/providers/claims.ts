import { EMAIL_LIMIT, NAME_LIMIT, emailSchema } from "@creel/domain/accounts/register";
import { textSchema } from "@creel/domain/text/text";

import type { ProviderSettings } from "./sign-in-settings.ts";

type Claims = Readonly<Record<string, unknown>>;

/** A person as a provider describes them. Nothing here proves that an account is theirs. */
export interface Person {
  /** `null` if there is none that an account could have. */
  email: string | null;
  /** Whether the provider has confirmed the email. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
  /** How the provider calls the person: a username or an email. */
  label: string;
  /** `null` if the provider does not decide who is an admin. */
  isAdmin: boolean | null;
}

interface Told {
  /** Signed by the provider. */
  signed: Claims & { sub: string };
  /** Some providers tell everything but the subject only here. */
  more: Claims;
}

export function readPerson({ signed, more }: Told, settings: ProviderSettings): Person {
  const claims = { ...more, ...signed };
  const told = tellsOfEmail(signed, more) ? signed : more;
  const email = typeof told["email"] === "string" ? readEmail(told["email"]) : null;
  return {
    email,
    isEmailVerified: email !== null && isTrue(told["email_verified"]),
    ...readNames(claims, email),
    label: readLabel(claims, email),
    isAdmin: settings.adminClaim && hasClaim(claims, settings.adminClaim),
  };
}

/** The email and whether it is confirmed must be from one place. */
function tellsOfEmail(signed: Claims, more: Claims): boolean {
  if (typeof signed["email"] !== "string") return false;
  return Object.hasOwn(signed, "email_verified") || signed["email"] !== more["email"];
}

/** Emails of accounts are ASCII. */
function readEmail(text: string): string | null {
  const email = emailSchema.safeParse(text).data;
  return email !== undefined && /^[\x21-\x7e]+$/.test(email) ? email : null;
}

/** Some providers write it as text. */
function isTrue(value: unknown): boolean {
  return value === true || value === "true";
}

function readNames(claims: Claims, email: string | null): Pick<Person, "firstName" | "lastName"> {
  const read = (name: string) => readText(claims[name], NAME_LIMIT) ?? "";
  const [firstName, lastName] = [read("given_name"), read("family_name")];
  if (firstName !== "") return { firstName, lastName };
  const [given = "", ...family] = read("name").split(" ");
  if (given !== "") return { firstName: given, lastName: lastName || family.join(" ") };
  return { firstName: read("preferred_username") || (email?.split("@")[0] ?? ""), lastName };
}

function readLabel(claims: Claims, email: string | null): string {
  const names = [claims["preferred_username"], email, claims["name"], claims["sub"]];
  for (const name of names) {
    const label = readText(name, EMAIL_LIMIT);
    if (label !== null) return label;
  }
  return "";
}

function readText(value: unknown, limit: number): string | null {
  if (typeof value !== "string") return null;
  return textSchema("name", limit).safeParse(value.replaceAll(/\p{Cc}/gu, " ").slice(0, limit)).data ?? null;
}

/** Finds "groups", and within other claims "realm_access.roles". */
function hasClaim(claims: Claims, { name, value }: NonNullable<ProviderSettings["adminClaim"]>): boolean {
  const found = Object.hasOwn(claims, name) ? claims[name] : name.split(".").reduce<unknown>(valueIn, claims);
  const values = Array.isArray(found) ? found : [found];
  return values.some((each) => isPlain(each) && String(each) === value);
}

function valueIn(claims: unknown, name: string): unknown {
  const isObject = typeof claims === "object" && claims !== null && Object.hasOwn(claims, name);
  return isObject ? Reflect.get(claims, name) : undefined;
}

function isPlain(value: unknown): value is string | number | boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}
