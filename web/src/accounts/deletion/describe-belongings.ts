import type { AccountTotals } from "@creel/domain/accounts/account-deletion";

/** "214 catches and 1 photo"; what there is none of is not named. */
export function describeBelongings({ catches, photos }: AccountTotals): string {
  const parts = [count(catches, "catch", "catches"), count(photos, "photo", "photos")];
  return parts.filter((part) => part !== null).join(" and ");
}

function count(number: number, one: string, many: string): string | null {
  if (number === 0) return null;
  return `${new Intl.NumberFormat().format(number)} ${number === 1 ? one : many}`;
}
