import { type JobGroup, testMailSchema } from "@creel/domain/admin/machine";

import { send, sendForNothing } from "../../http/send.ts";

/** The server gives up on a mail server after ten seconds for each of its answers. */
const MAIL_TIMEOUT_MS = 60_000;

/** Starts a backup on the server, which goes on without this page. */
export function startBackup(): Promise<void> {
  return sendForNothing({ method: "POST", path: "/admin/machine/backups" });
}

/** Starts a restore of the newest backup into an empty place. */
export function startTrial(): Promise<void> {
  return sendForNothing({ method: "POST", path: "/admin/machine/restore-trials" });
}

export function retryJobs(kind: JobGroup): Promise<void> {
  return sendForNothing({ method: "POST", path: "/admin/machine/jobs/retry", body: { kind } });
}

export function sendTestMail() {
  return send(
    { method: "POST", path: "/admin/machine/test-mail", timeoutMs: MAIL_TIMEOUT_MS },
    testMailSchema,
  );
}
