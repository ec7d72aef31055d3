import { importOf } from "@creel/testing/judged-import";
import { InfiniteQueryObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";

import { fakeNetwork } from "../testing/network.ts";
import { importQuery, importRowsQuery, importsQuery, undoImport } from "./api.ts";

const { id } = importOf();
const ROW = {
  position: 1,
  line: 2,
  subject: "catch",
  fields: {},
  verdict: "new",
  decision: null,
  problems: null,
  id,
  same_as: null,
};

test("an import is asked for again as long as its rows are being written", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const network = fakeNetwork({ "GET /imports/*": { import: importOf({ state: "running", made: 200 }) } });
  const observer = new QueryObserver(new QueryClient(), importQuery(id));
  const stop = observer.subscribe(() => {});

  await expect.poll(() => observer.getCurrentResult().data?.made).toBe(200);
  network.answer({ "GET /imports/*": { import: importOf({ state: "done", made: 900 }) } });
  vi.advanceTimersByTime(2000);
  await expect.poll(() => observer.getCurrentResult().data?.made).toBe(900);
  vi.advanceTimersByTime(60_000);

  expect(network.asked()).toHaveLength(2);
  stop();
  vi.useRealTimers();
});

test("rows come page by page, and those of one verdict alone", async () => {
  const network = fakeNetwork({
    "GET /imports/*/rows": ({ search }) => ({ rows: [ROW], next: search.get("after") === "0" ? 200 : null }),
  });
  const observer = new InfiniteQueryObserver(new QueryClient(), importRowsQuery(id, "refused"));

  await observer.refetch();
  const { data } = await observer.fetchNextPage();

  expect(data?.pages).toHaveLength(2);
  expect(network.asked()).toEqual([
    `GET /imports/${id}/rows?after=0&verdict=refused`,
    `GET /imports/${id}/rows?after=200&verdict=refused`,
  ]);
});

test("the latest imports are listed, and one is undone with what stays", async () => {
  const undone = {
    import: importOf({ state: "undone" }),
    removed: 3,
    restored: 0,
    kept: [{ subject: "catch", id }],
  };
  fakeNetwork({ "GET /imports": { imports: [importOf()] }, "DELETE /imports/*": undone });

  expect(await new QueryClient().fetchQuery(importsQuery())).toMatchObject([{ id }]);
  expect(await undoImport(id)).toEqual(undone);
});
