import { render, screen } from "@testing-library/react";
import { createMemoryRouter, useNavigate } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, test } from "vitest";

import { useAddress } from "./use-address.ts";

const neverLoaded = () => new Promise<never>(() => {});

function Leaving() {
  const navigate = useNavigate();
  const [, change] = useAddress();
  function leave(): void {
    void navigate("/next");
    change((params) => params.set("zoom", "9"));
  }
  return <button onClick={leave}>Leave</button>;
}

test("a change of the address that comes after a link was followed does not keep anybody on the page", () => {
  const router = createMemoryRouter([
    { path: "/", element: <Leaving /> },
    { path: "/next", lazy: neverLoaded },
  ]);
  render(<RouterProvider router={router} />);

  screen.getByRole("button", { name: "Leave" }).click();

  expect(router.state.navigation.location?.pathname).toBe("/next");
});
