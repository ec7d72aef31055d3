import type { Statement } from "@creel/api/database/connect";
import Fastify, { type FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { v7 as uuidv7 } from "uuid";

/** The statements of the API for one request: first the user, then the rest. */
export interface Recorded {
  method: "GET" | "POST";
  path: string;
  statements: Statement[];
  /** The parameter that must be new for each request; `null` if there is none. */
  freshId: string | null;
}

/**
 * Returns the baseline: a bare Fastify that runs the same statements through the same driver. It checks and parses
 * nothing, and answers the rows as they are.
 */
export function makeBareServer(pool: Pool, recorded: Recorded[]): FastifyInstance {
  const app = Fastify();
  for (const [index, { method, path, statements, freshId }] of recorded.entries()) {
    const [first, ...rest] = statements;
    if (!first) throw new Error(`${method} ${path} asked the database nothing`);
    const run = async ({ sql, parameters }: Statement, id: string): Promise<unknown[]> => {
      const values = parameters.map((value) => (value === freshId ? id : value));
      return (await pool.query<Record<string, unknown>>(sql, values)).rows;
    };
    app.route({
      method,
      url: barePath(index),
      handler: async () => {
        const id = uuidv7();
        await run(first, id);
        return Promise.all(rest.map((statement) => run(statement, id)));
      },
    });
  }
  return app;
}

/** Returns the path on the bare server for the request with this number. */
export function barePath(index: number): string {
  return `/${index}`;
}
