import { type JobGroup, machineSchema, retryJobsSchema, testMailSchema } from "@creel/domain/admin/machine";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";

import { signedInUser } from "../../accounts/sessions/signed-in.ts";
import { type AdminActor, audit } from "../../audit/audit.ts";
import { BACKUP_BY_HAND } from "../../backup/daily-backup.ts";
import { RESTORE_TRIAL } from "../../backup/try-restore.ts";
import type { Database } from "../../database/connect.ts";
import { actorOf, asActiveAdmin } from "../users/admin-access.ts";
import { groupOf, hasFailed } from "./job-groups.ts";
import { lookAtMachine } from "./look-at-machine.ts";
import type { MachineContext } from "./machine-context.ts";
import { listJobRuns, listQueues, retryNow, withoutPayload } from "./machine.repository.ts";
import { sendTestMail } from "./test-mail.ts";

const tags = ["Admin"];

/** Instead of a mail server's answer. */
const NO_MAIL_SERVER = "SMTP_URL is not set";

/** Serves the operator's page: backups, disk, version, jobs, mail and what goes out. */
export const machineRoutes: FastifyPluginCallbackZod<MachineContext> = (app, context, done) => {
  const { sessions, startJob, machine, deliverMail } = context;

  app.get("/", {
    schema: {
      tags,
      summary: "Status of the machine: backups, disk, version, jobs, mail and what goes out",
      response: { 200: machineSchema },
    },
    handler: async (request) => ({
      machine: await lookAtMachine(context, signedInUser(request), new Date()),
    }),
  });

  app.post("/backups", {
    schema: { tags, summary: "Make a backup now, in the background" },
    handler: async (request, reply) => {
      await noteAction(sessions.db, actorOf(request), { run: "backup" });
      await startJob(BACKUP_BY_HAND);
      return reply.code(202).send();
    },
  });

  app.post("/restore-trials", {
    schema: {
      tags,
      summary: "Restore the newest backup into an empty place, in the background, and remove it again",
      description: "Nothing that is in use changes.",
    },
    handler: async (request, reply) => {
      await noteAction(sessions.db, actorOf(request), { run: "restore_trial" });
      await startJob(RESTORE_TRIAL);
      return reply.code(202).send();
    },
  });

  app.post("/jobs/retry", {
    schema: { tags, summary: "Try failed jobs of a group again at once", body: retryJobsSchema },
    handler: async (request, reply) => {
      const { kind: group } = request.body;
      await noteAction(sessions.db, actorOf(request), { run: "retry", subject: group });
      await retryJobs(context, group);
      return reply.code(202).send();
    },
  });

  app.post("/test-mail", {
    schema: {
      tags,
      summary: "Send a test mail to yourself, and say whether the mail server took it",
      response: { 200: testMailSchema },
    },
    handler: async (request) => {
      const user = signedInUser(request);
      const hasMail = machine.mail.smtpUrl !== null;
      await noteAction(sessions.db, actorOf(request), { run: "test_mail" });
      const failure = hasMail ? await sendTestMail(deliverMail, user) : NO_MAIL_SERVER;
      return { to: user.email, failure };
    },
  });

  done();
};

interface MachineAction {
  run: "backup" | "restore_trial" | "retry" | "test_mail";
  /** The jobs that are retried. */
  subject?: JobGroup;
}

/** @throws AppError not_allowed */
async function noteAction(db: Database, actor: AdminActor, { run, subject }: MachineAction): Promise<void> {
  const details = { changes: [{ field: "run", after: run }], ...(subject && { subject }) };
  await asActiveAdmin(db, actor, (transaction) =>
    audit(transaction, actor, { action: "machine.run", user: null, details }),
  );
}

/** Starts what failed, and makes due what waits for another try. */
async function retryJobs({ sessions: { db }, startJob }: MachineContext, group: JobGroup): Promise<void> {
  const [queues, runs] = await Promise.all([listQueues(db), listJobRuns(db)]);
  const waiting = queues.filter(({ name, retrying }) => groupOf(name) === group && retrying > 0);
  const names = waiting.map(({ name }) => name);
  await retryNow(db, names);
  const failed = runs.filter((run) => groupOf(run.name) === group && hasFailed(run));
  const others = failed.map(({ name }) => name).filter((name) => !names.includes(name));
  for (const name of await withoutPayload(db, others)) await startJob(name);
}
