import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { anglerOf } from "../../session/angler-testing.ts";
import { addWaiting } from "../../testing/outbox.ts";
import { show } from "../../testing/show.tsx";
import { PhotoUpload } from "./photo-upload.tsx";
import { noteUpload } from "./upload-state.ts";

test("photos of an import are told in numbers and megabytes, paused and gone on with, on a page opened anew", async () => {
  const angler = anglerOf();
  const imported = { importId: "import", bytes: 3_000_000, isPaused: false };
  const work = { kind: "photo", photoId: "b", name: "b.jpg", photoOrder: ["a", "b"], imported } as const;
  await addWaiting(angler, { catchId: "pike", work });
  noteUpload({ importId: "import", all: 3, done: 3, kept: 2, bytes: 5_000_000, unread: ["c.heic"] });
  const { person } = show(
    <ul>
      <PhotoUpload importId="import" />
    </ul>,
    { user: angler },
  );

  expect(await screen.findByText("Uploading photos: 1 of 2")).toBeInTheDocument();
  expect(screen.getByText("2 of 5 MB.")).toBeInTheDocument();
  expect(screen.getByText(/^You can close this page or keep fishing/)).toBeInTheDocument();
  expect(screen.getByText(/they won’t be imported: c.heic/)).toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: "Pause" }));
  expect(await screen.findByText("Photos are paused: 1 of 2 uploaded")).toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: "Resume" }));
  expect(await screen.findByRole("button", { name: "Pause" })).toBeInTheDocument();
});
