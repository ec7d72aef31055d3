import { readFile, stat } from "node:fs/promises";
import { dirname } from "node:path";

export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/**
 * Tried in this order: an account made for Creel, the one that distributions create for PostgreSQL, and the one that
 * every Unix has.
 */
const CANDIDATES = ["creel", "postgres", "nobody"];

/**
 * Returns the account that PostgreSQL runs as, because it refuses to run as root. `null` if this process is not root;
 * PostgreSQL then runs as the same user. An existing data folder keeps its owner.
 */
export async function accountToRunAs(folder: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const accounts = parseAccounts(await readFile("/etc/passwd", "utf8"));

  const owner = await stat(folder).catch(() => null);
  if (owner && owner.uid !== 0) {
    const known = accounts.find((account) => account.uid === owner.uid);
    return known ?? { name: String(owner.uid), uid: owner.uid, gid: owner.gid };
  }

  const found = CANDIDATES.map((name) => accounts.find((account) => account.name === name)).find(Boolean);
  if (!found) {
    throw new Error(
      `PostgreSQL cannot run as root, and none of the accounts ${CANDIDATES.join(", ")} exists. ` +
        "Create one (useradd --system creel), or run Creel as a regular user.",
    );
  }
  return found;
}

function parseAccounts(passwd: string): Account[] {
  return passwd.split("\n").map((line) => {
    const [name = "", , uid, gid] = line.split(":");
    return { name, uid: Number(uid), gid: Number(gid) };
  });
}

export async function canAccess(folder: string, account: Account): Promise<boolean> {
  const { mode, uid, gid } = await stat(folder);
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || canAccess(parent, account);
}
