import { errorBodySchema } from "@creel/domain/errors/error-body";
import * as fc from "fast-check";
import { expect, test } from "vitest";

import { readSettings } from "../app/settings.ts";
import { form, reportFault, times } from "../testing/faults/faults.ts";
import { type Fuzzed, requestsOf } from "../testing/faults/requests-of.ts";
import { setupApi, withLimits } from "../testing/setup-api.ts";

const BATCH = 20;

/** None stands in the way of what is to be reached. */
const NO_LIMITS = Object.fromEntries(Object.keys(readSettings({}).limits).map((name) => [name, 1_000_000]));

test.skipIf(form === "soak")(
  "no request that the API's document allows for, or nearly, is answered 5xx, and every error has the one body",
  async () => {
    const { app, given } = await setupApi(withLimits(NO_LIMITS));
    await app.ready();
    // Some of what is asked looks at the password.
    const password = "a long enough one";
    const owner = await given.user({ password });
    const caught = await given.loggedCatch(owner);
    const statuses = new Map<number, number>();
    let asked = 0;
    const newPeople = async () => ({
      angler: await given.user({ password }),
      admin: await given.user({ password, role: "admin" }),
    });
    let people = { ...(await newPeople()), angler: owner };

    async function send({ method, url, headers, body, who }: Fuzzed): Promise<void> {
      // Some of what is asked ends the account.
      asked += 1;
      if (asked % 100 === 0) people = await newPeople();
      const token = who === "nobody" ? {} : { authorization: `Bearer ${people[who].accessToken}` };
      const response = await app.inject({
        method:
          method === "DELETE" ? "DELETE" : method === "PUT" ? "PUT" : method === "POST" ? "POST" : "GET",
        url,
        headers: { ...headers, ...token, ...(body !== undefined && { "content-type": "application/json" }) },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      });
      const { statusCode } = response;
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      expect(statusCode, `${method} ${url} ${JSON.stringify(body)}: ${response.body}`).toBeLessThan(500);
      if (statusCode < 400) return;
      expect(errorBodySchema.safeParse(response.json()).error, response.body).toBeUndefined();
    }

    const requests = requestsOf(app.swagger(), caught.id);
    const runs = times(2000, 10_000);
    await fc.assert(
      fc.asyncProperty(fc.array(requests, { minLength: BATCH, maxLength: BATCH }), async (batch) => {
        await Promise.all(batch.map(send));
      }),
      { numRuns: runs / BATCH, endOnFailure: true },
    );
    const summary = [...statuses]
      .toSorted(([one], [other]) => one - other)
      .map(([status, count]) => `${status}: ${count}`);
    await reportFault({
      fault: "requests made from the OpenAPI document",
      times: asked,
      lost: 0,
      recoveries: [],
      note: summary.join(", "),
    });
    expect(asked).toBe(runs);
  },
);
