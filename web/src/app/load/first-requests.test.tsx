import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { CONFIG } from "../../http/config.query.ts";
import { answersOfLog } from "../../testing/log.ts";
import { openPage } from "../../testing/open-page.ts";
import { FIRST_REQUESTS } from "./prefetch-page.ts";

test.each(["/dashboard", "/catches", "/catches/insights"])(
  "%s opens with the requests that are sent ahead of it",
  async (path) => {
    const { network } = openPage(path, { answers: answersOfLog(catchOf({})) });

    // The configuration is requested only once per page load.
    const expected = (FIRST_REQUESTS[path] ?? []).filter((request) => request !== CONFIG);
    await waitFor(() => {
      expect(network.asked()).toEqual(
        expect.arrayContaining(expected.map((request) => `GET ${request.replace(/\?$/, "")}`)),
      );
    });
  },
);
