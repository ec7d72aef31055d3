import { randomInt } from "node:crypto";

/** Letters and digits that are not mistaken for each other. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";
const GROUPS = 5;
const GROUP_LENGTH = 4;

/** Returns a password of 99 random bits in groups, such as "k7mq-2xwd-9hfr-tz4n-c3pv". */
export function makePassword(): string {
  return Array.from({ length: GROUPS }, makeGroup).join("-");
}

function makeGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}
