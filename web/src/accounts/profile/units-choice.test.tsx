import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { PENDING } from "../../testing/network.ts";
import { show } from "../../testing/show.tsx";
import { MeasureFigure } from "../../units/measure-figure.tsx";
import { UnitsChoice } from "./units-choice.tsx";

const PUT = "PUT /auth/me";

/** The choice beside a figure of any other screen. */
function showChoice(answer: unknown) {
  return show(
    <>
      <UnitsChoice />
      <output aria-label="Weight of a walleye">
        <MeasureFigure measure="weight" value={6.2} />
      </output>
    </>,
    { answers: { [PUT]: () => answer } },
  );
}

const figure = () => screen.getByRole("status", { name: "Weight of a walleye" });

test("the choice of units changes every figure at once, before the server has answered", async () => {
  const { person, network } = showChoice(PENDING);
  expect(await screen.findByText("For example: 6.2 lb, 25.5 in, 18 ft deep")).toBeVisible();
  expect(figure()).toHaveTextContent("6.2lb");
  await person.click(screen.getByRole("radio", { name: "Metric" }));
  expect(await screen.findByText("For example: 2.8 kg, 65 cm, 5.5 m deep")).toBeVisible();
  expect(figure()).toHaveTextContent("2.8kg");
  expect(network.sent(PUT)).toEqual([{ units: "metric" }]);
});

test("a choice that the server does not take is said so, and everything reads as before", async () => {
  const { person } = showChoice(Response.json({}, { status: 503 }));
  await person.click(await screen.findByRole("radio", { name: "Metric" }));
  expect(await screen.findByText("Your units could not be saved. Please try again.")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("radio", { name: "Imperial" })).toBeChecked());
  expect(figure()).toHaveTextContent("6.2lb");
});

test("who weighs in pounds and ounces on this device reads every weight so", async () => {
  const { person } = showChoice(PENDING);
  await person.click(await screen.findByRole("checkbox", { name: "Weights in pounds and ounces" }));
  expect(await screen.findByText("For example: 6 lb 3.2 oz, 25.5 in, 18 ft deep")).toBeVisible();
  expect(figure()).toHaveTextContent("6lb 3.2oz");
});
