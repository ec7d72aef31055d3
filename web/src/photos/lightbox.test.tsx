import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { photoOfCatch } from "../testing/photos.ts";
import { show } from "../testing/show.tsx";
import { Lightbox } from "./lightbox.tsx";
import { PhotoStrip } from "./photo-strip.tsx";

const PHOTOS = ["a", "b", "c"].map(photoOfCatch);

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

test("a finger that moves the photos on is followed", async () => {
  showLightbox();
  await isAt(1);
  const list = screen.getByRole("list", { name: "Photos" });
  list.scrollLeft = 2;
  fireEvent.scroll(list);
  expect(await isAt(3)).toBeVisible();
  expect(screen.getByRole("img", { name: "Walleye, photo 3 of 3" })).toBeVisible();
});

test("beyond the first and the last photo keys lead nowhere", async () => {
  const { person, onClose } = showLightbox();
  await isAt(1);
  await person.keyboard("{ArrowLeft}");
  expect(await isAt(1)).toBeVisible();
  await person.keyboard("{End}{ArrowRight}");
  expect(await isAt(3)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

const loading = () =>
  [1, 2, 3].map((place) =>
    screen.getByRole("img", { name: `Walleye, photo ${place} of 3`, hidden: true }).getAttribute("loading"),
  );

test("the photo in sight and those beside it are loaded, the others once they come near", async () => {
  const { person } = showLightbox();
  await isAt(1);
  expect(loading()).toEqual(["eager", "eager", "lazy"]);
  await person.keyboard("{ArrowRight}");
  await isAt(2);
  expect(loading()).toEqual(["eager", "eager", "eager"]);
});

test("a photo that cannot be loaded is told of", async () => {
  const { onFail } = showLightbox(1);
  await isAt(2);
  fireEvent.error(screen.getByRole("img", { name: "Walleye, photo 2 of 3" }));
  expect(onFail).toHaveBeenCalledExactlyOnceWith(PHOTOS[1]);
});

test("the focus stays in it, from its last control to its first", async () => {
  const { person } = showLightbox();
  await isAt(1);
  const lightbox = screen.getByRole("dialog", { name: "Walleye" });
  for (let presses = 0; presses < 6; presses += 1) {
    await person.tab();
    expect(lightbox.contains(document.activeElement)).toBe(true);
  }
});

function showStrip(count: number) {
  const onShow = vi.fn<(index: number) => void>();
  const onFail = vi.fn<(photo: (typeof PHOTOS)[number]) => void>();
  const photos = Array.from({ length: count }, (_, index) => photoOfCatch(`photo-${index}`));
  return { photos, onShow, onFail, ...show(<PhotoStrip {...{ photos, onShow, onFail }} />) };
}

test("four photos stand in a strip, each of which opens in a new tab", async () => {
  const { photos } = showStrip(4);
  const strip = within(await screen.findByRole("list", { name: "Photos" }));
  const links = strip.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(photos.map(({ url }) => url));
  for (const link of links) expect(link).toHaveAttribute("target", "_blank");
  expect(strip.getByRole("link", { name: "Photo 1, opens in a new tab" })).toBeVisible();
  expect(strip.queryByRole("button")).toBeNull();
});

test.each([
  [5, "+1 more photo"],
  [7, "+3 more photos"],
])("of %i photos the strip says how many more there are, and shows the fifth", async (count, label) => {
  const { person, onShow } = showStrip(count);
  await person.click(await screen.findByRole("button", { name: label }));
  expect(onShow).toHaveBeenCalledExactlyOnceWith(4);
  expect(screen.getAllByRole("link")).toHaveLength(4);
});

test("a photo of the strip that cannot be loaded is told of", async () => {
  const { photos, onFail } = showStrip(2);
  fireEvent.error(await screen.findByRole("img", { name: "Photo 2, opens in a new tab" }));
  expect(onFail).toHaveBeenCalledExactlyOnceWith(photos[1]);
});
