import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

import { bareEnvironment } from "@creel/testing/bare-environment";

import { callApi } from "./api.ts";

/** The account that is an admin before the first journey and makes other users admins. */
const FIRST = { email: "first-admin@example.com", password: "perch and bobber" };

export async function signUpFirstAdmin(url: string, dataDir: string): Promise<void> {
  const registration = { firstName: "Olav", lastName: "Berg", ...FIRST };
  await callApi(url, "/auth/register", { body: registration });
  await makeAdminAtConsole(FIRST.email, dataDir);
}

/** Uses the API as the first admin, because a process for each admin would take longer than some journeys do. */
export async function makeAdmin(url: string, id: string): Promise<void> {
  const { accessToken } = await callApi(url, "/auth/login", { body: FIRST });
  const token = String(accessToken);
  await callApi(url, `/admin/users/${id}/role`, { method: "PUT", token, body: { role: "admin" } });
}

/** Makes a user an admin with the command that the server's operator has. */
async function makeAdminAtConsole(email: string, dataDir: string): Promise<void> {
  await promisify(execFile)(process.execPath, ["api/src/app/commands/admin-cli.ts", "grant", email], {
    cwd: join(import.meta.dirname, "../.."),
    env: { ...bareEnvironment(), DATA_DIR: dataDir },
  });
}
