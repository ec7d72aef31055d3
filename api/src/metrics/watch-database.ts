import type { Registry } from "prom-client";
import { Gauge } from "prom-client";

import { connectionsOf, type Database } from "../database/connect.ts";
import { countWaitingJobs } from "./waiting-jobs.repository.ts";

export function watchDatabase(db: Database, registry: Registry): void {
  const connections = new Gauge({
    name: "creel_database_connections",
    help: "Connections to the database: in use, idle, and requests that wait for one.",
    labelNames: ["state"],
    registers: [],
    collect() {
      const { total, idle, waiting } = connectionsOf(db);
      this.set({ state: "used" }, total - idle);
      this.set({ state: "idle" }, idle);
      this.set({ state: "waiting" }, waiting);
    },
  });
  registry.registerMetric(connections);
  const waitingJobs = new Gauge({
    name: "creel_jobs_waiting",
    help: "Work that is due and not done, by queue; mails are in mail.",
    labelNames: ["queue"],
    registers: [],
    async collect() {
      this.reset();
      for (const { queue, count } of await countWaitingJobs(db)) this.set({ queue }, count);
    },
  });
  registry.registerMetric(waitingJobs);
}
