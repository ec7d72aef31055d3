import { beforeAll, expect, test } from "vitest";

import { readSettings } from "../../app/settings.ts";
import { setupApi } from "../../testing/setup-api.ts";

let api: Awaited<ReturnType<typeof setupApi>>;
beforeAll(async () => {
  const environment = {
    PROXY_USER_HEADER: "Remote-Email",
    PROXY_USER_NETWORKS: "10.1.0.0/16, 192.0.2.7, fd00:1::/32",
  };
  api = await setupApi({ settings: readSettings(environment) });
});

interface Asked {
  email?: string | undefined;
  from?: string;
  headers?: Record<string, string>;
}

function ask({ email, from = "10.1.2.3", headers = {} }: Asked, at = api) {
  return at.anonymous.call({
    method: "POST",
    url: "/auth/proxy",
    remoteAddress: from,
    headers: { ...headers, ...(email !== undefined && { "remote-email": email }) },
  });
}

const refusals = () =>
  api.db.selectFrom("auditEntries").where("action", "=", "sign_in.proxy_refused").selectAll().execute();

test.each(["10.1.2.3", "::ffff:10.1.2.3", "192.0.2.7", "fd00:1::5"])(
  "who comes from the proxy at %s is signed in by the email that it names",
  async (from) => {
    const ana = await api.given.user();

    const response = await ask({ email: ana.email.toUpperCase(), from });

    expect(response.json().user.id).toBe(ana.id);
    const { sessions } = (await api.as(response.json()).get("/auth/sessions")).json();
    expect(sessions[0]).toMatchObject({ way: "proxy" });
  },
);

test.each(["10.2.0.1", "192.0.2.8", "127.0.0.1", "fd00:2::5", "::1"])(
  "the header of a proxy is refused from %s, and the audit says so",
  async (from) => {
    const ana = await api.given.user();
    const before = (await refusals()).length;

    const response = await ask({ email: ana.email, from });

    expect(response.json()).toMatchObject({ statusCode: 403, code: "proxy_refused" });
    expect((await refusals()).slice(before)).toMatchObject([
      { ip: from, adminId: null, userId: null, details: { via: "proxy" } },
    ]);
  },
);

test("nobody pretends to come from the proxy", async () => {
  const ana = await api.given.user();
  const trusting = await setupApi({
    settings: readSettings({
      PROXY_USER_HEADER: "Remote-Email",
      PROXY_USER_NETWORKS: "10.1.0.0/16",
      TRUST_PROXY: "203.0.113.5",
    }),
  });
  const headers = { "x-forwarded-for": "10.1.2.3", "x-real-ip": "10.1.2.3", forwarded: "for=10.1.2.3" };

  const response = await ask({ email: ana.email, from: "203.0.113.5", headers }, trusting);

  expect(response.json()).toMatchObject({ statusCode: 403, code: "proxy_refused" });
});

test("refusals fill the audit only so far", async () => {
  const ana = await api.given.user();
  const before = (await refusals()).length;

  for (let count = 0; count < 25; count += 1) {
    expect((await ask({ email: ana.email, from: "198.51.100.77" })).statusCode).toBe(403);
  }

  expect((await refusals()).length - before).toBe(20);
});

test.each([
  ["an email without an account", "nobody@example.com"],
  ["no email", "ana"],
  ["nothing", undefined],
])("a proxy that names %s makes no account", async (_what, email) => {
  const response = await ask({ email });

  expect(response.json()).toMatchObject({ statusCode: 403, code: "not_registered" });
});

test("a suspended angler is not let in by the proxy", async () => {
  const ana = await api.given.user();
  await api.db.updateTable("users").set({ accountStatus: "suspended" }).where("id", "=", ana.id).execute();

  expect((await ask({ email: ana.email })).json().code).toBe("account_suspended");
});

test("without a proxy the header means nothing", async () => {
  const plain = await setupApi();
  const ana = await plain.given.user();

  expect((await ask({ email: ana.email }, plain)).statusCode).toBe(404);
  const { proxy } = (await plain.anonymous.get("/auth/providers")).json();
  expect(proxy).toBeNull();
});

async function namedFrom(remoteAddress: string) {
  const headers = { "remote-email": "ana@example.com" };
  const asked = { method: "GET", url: "/auth/providers", remoteAddress, headers } as const;
  return (await api.anonymous.call(asked)).json().proxy;
}

test("the sign-in page is told whom the proxy names, and nobody else is", async () => {
  expect(await namedFrom("10.1.2.3")).toBe("ana@example.com");
  expect(await namedFrom("10.2.0.1")).toBeNull();
});
