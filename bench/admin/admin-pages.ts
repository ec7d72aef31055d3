// npm run bench:admin: measures the admin area with 100,000 users and 5,000,000 catches.
import { openDatabase } from "@creel/api/database/connect";
import { migrate } from "@creel/api/database/migrate/migrate";

import { withEmptyServer } from "../api/embedded-server.ts";
import { printLine } from "../results.ts";
import { comparePages } from "./admin-requests.ts";
import { insertUsersAndCatches } from "./insert-users-and-catches.ts";
import { priceOfACatch } from "./price-of-a-catch.ts";
import { compareStats } from "./tallied-stats.ts";

const CROWD = { users: 100_000, catches: 5_000_000 };

await withEmptyServer(async ({ address }) => {
  const db = openDatabase(address);
  await migrate(db);
  const begun = performance.now();
  await insertUsersAndCatches(db, CROWD);
  const seconds = ((performance.now() - begun) / 1000).toFixed();
  printLine(
    `${CROWD.users.toLocaleString()} users and ${CROWD.catches.toLocaleString()} catches in ${seconds} s`,
  );
  await comparePages(address, db);
  await compareStats(db);
  await priceOfACatch(db);
  await db.destroy();
});
