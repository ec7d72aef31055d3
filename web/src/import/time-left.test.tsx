import { I18nProvider } from "@lingui/react";
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { i18n } from "../i18n/locale.ts";
import { TimeLeft } from "./time-left.tsx";

const makeTimeLeft = (done: number) => (
  <I18nProvider i18n={i18n}>
    <p aria-label="Wait">
      <TimeLeft done={done} all={100} />
    </p>
  </I18nProvider>
);

test("the time that is left follows from the pace so far, and is said once there is one", () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(1000);
  const { rerender } = render(makeTimeLeft(10));
  expect(screen.getByLabelText("Wait")).toBeEmptyDOMElement();

  now.mockReturnValue(31_000);
  rerender(makeTimeLeft(20));

  expect(screen.getByLabelText("Wait")).toHaveTextContent("About 4 minutes.");
});
