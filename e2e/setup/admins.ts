import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

import { bareEnvironment } from "@creel/testing/bare-environment";

import { callApi } from "./api.ts";

/** Is an admin before the first journey, and makes admins of others. */
const FIRST = { email: "first-admin@example.com", password: "perch and bobber" };

export async function signUpFirstAdmin(url: string, dataDir: string): Promise<void> {
  const registration = { firstName: "Olav", lastName: "Berg", ...FIRST };
  await callApi(url, "/auth/register", { body: registration });
  await makeAdminAtConsole(FIRST.email, dataDir);
}

/** By the first admin's call: a process for each would take longer than some journeys do. */
export async function makeAdmin(url: string, id: string): Promise<void> {
  const { accessToken } = await callApi(url, "/auth/login", { body: FIRST });
  const token = String(accessToken);
  await callApi(url, `/admin/users/${id}/role`, { method: "PUT", token, body: { role: "admin" } });
}

/** As whoever runs the server does it. */
async function makeAdminAtConsole(email: string, dataDir: string): Promise<void> {
  await promisify(execFile)(process.execPath, ["api/src/app/commands/admin-cli.ts", "grant", email], {
    cwd: join(import.meta.dirname, "../.."),
    env: { ...bareEnvironment(), DATA_DIR: dataDir },
  });
}
