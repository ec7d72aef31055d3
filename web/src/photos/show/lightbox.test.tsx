import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { show } from "../../testing/show.tsx";
import { Lightbox } from "./lightbox.tsx";

const photoOf = (id: string) => ({
  id,
  url: `/api/photos/${id}.jpg`,
  thumbnailUrl: `/api/photos/${id}-small.jpg`,
  width: 640,
  height: 480,
  placeholder: "data:,",
});
const PHOTOS = ["a", "b", "c"].map(photoOf);

/** As where each photo is one pixel wide: what is brought into view is what the list is scrolled to. */
beforeEach(() => {
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function scroll(this: Element) {
    const { parentElement: list } = this;
    if (list?.role === null && list.tagName !== "UL") return;
    if (!list) return;
    list.scrollLeft = [...list.children].indexOf(this);
    list.dispatchEvent(new Event("scroll"));
  });
});

function showLightbox(start = 0) {
  const onClose = vi.fn<() => void>();
  const onFail = vi.fn<(photo: (typeof PHOTOS)[number]) => void>();
  const shown = show(<Lightbox photos={PHOTOS} subject="Walleye" {...{ start, onFail, onClose }} />);
  return { onClose, onFail, ...shown };
}

const isAt = (place: number) => screen.findByText(`Photo ${place} of 3`);

test("it opens at the photo that was chosen, and keys go through all of them", async () => {
  const { person } = showLightbox(1);
  expect(await isAt(2)).toBeVisible();
  await person.keyboard("{ArrowRight}");
  expect(await isAt(3)).toBeVisible();
  await person.keyboard("{Home}");
  expect(await isAt(1)).toBeVisible();
  await person.keyboard("{End}{ArrowLeft}");
  expect(await isAt(2)).toBeVisible();
});

test("its buttons lead to the next and the one before, and not beyond the ends", async () => {
  const { person } = showLightbox();
  await isAt(1);
  expect(screen.queryByRole("button", { name: "Previous photo" })).toBeNull();
  await person.click(screen.getByRole("button", { name: "Next photo" }));
  await isAt(2);
  await person.click(screen.getByRole("button", { name: "Next photo" }));
  await isAt(3);
  expect(screen.queryByRole("button", { name: "Next photo" })).toBeNull();
  await person.click(screen.getByRole("button", { name: "Previous photo" }));
  expect(await isAt(2)).toBeVisible();
});

test("it is named after its catch, shows one photo, says which, and opens that one in a new tab", async () => {
  showLightbox(1);
  const lightbox = within(await screen.findByRole("dialog", { name: "Walleye" }));
  await isAt(2);
  expect(lightbox.getByText("Photo 2 of 3")).toHaveAttribute("aria-live", "polite");
  expect(lightbox.getAllByRole("img")).toHaveLength(1);
  expect(lightbox.getByRole("img", { name: "Walleye, photo 2 of 3" })).toBeVisible();
  expect(lightbox.getByRole("link", { name: "Open in a new tab" })).toHaveAttribute("href", PHOTOS[1]?.url);
});

test.each([
  ["Escape", "{Escape}"],
  ["its button", "{Tab}{Tab}{Enter}"],
])("%s closes it", async (_name, keys) => {
  const { person, onClose } = showLightbox();
  await isAt(1);
  if (keys === "{Escape}") await person.keyboard(keys);
  else await person.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledOnce();
});
