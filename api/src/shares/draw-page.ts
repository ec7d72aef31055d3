import { findSpecies } from "@creel/domain/species/species";
import type { I18n } from "@lingui/core";

import { escapeMarkup } from "../base/escape-markup.ts";
import type { Described } from "./describe-shared.ts";
import { drawPlace, type Surroundings } from "./draw-place.ts";
import type { OpenShare } from "./open-share.ts";
import { translate, type SHARE_TEXTS } from "./share-texts.ts";

const MARK =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M4 15a12 12 0 0 1 24 0Z"/><path d="M14.2 .6h3.6V5h-3.6ZM4.2 17.6h23.6' +
  'C26.5 22.6 20.8 27.3 16 31.5 11.2 27.3 5.5 22.6 4.2 17.6Z"/></svg>';

interface Drawn {
  open: OpenShare;
  described: Described;
  /** The surroundings of its place; `null` if not known. */
  around: Surroundings | null;
  /** The path of the page, without the host. */
  address: string;
}

export function drawShared(drawn: Drawn, language: I18n): string {
  const { open, described, around } = drawn;
  const { shown } = open;
  const main =
    pictures(drawn, language) +
    `<div class="content"><div>${heading(open, described)}` +
    `<p class="when">${escapeMarkup(described.when)}</p>${figures(described)}` +
    (shown.notes === null ? "" : `<p class="notes">${escapeMarkup(shown.notes)}</p>`) +
    drawPlace(
      { place: shown.place, around, species: shown.kind === "catch" ? shown.species : null },
      language,
    ) +
    `</div>${details(described)}</div>`;
  return frame(link("/signup", translate(language, "start")), main, footer(open, language));
}

/** The same page for a revoked, an expired and an unknown link, so that they cannot be told apart. */
export function drawGone(language: I18n): string {
  const main =
    `<div class="gone"><h1>${escapeMarkup(translate(language, "gone"))}</h1>` +
    `<p>${escapeMarkup(translate(language, "goneWhy"))}</p>${link("/", translate(language, "what"))}</div>`;
  return frame("", main, "");
}

function frame(action: string, main: string, foot: string): string {
  return (
    `<div class="page"><header class="top"><a class="brand" href="/">${MARK}Creel</a>${action}</header>` +
    `<main>${main}</main>${foot}</div>`
  );
}

function link(href: string, text: string): string {
  return `<a class="button" href="${href}">${escapeMarkup(text)}</a>`;
}

function pictures({ open: { photos }, described: { title }, address }: Drawn, language: I18n): string {
  const images = photos.map(({ width, height }, index) => {
    const alt = index === 0 ? title : translate(language, "photo", { number: String(index + 1), title });
    const size = `width="${width}" height="${height}"`;
    const look = index === 0 ? ' class="hero"' : ' loading="lazy"';
    return `<img${look} src="${address}/photos/${index}.jpg" ${size} alt="${escapeMarkup(alt)}">`;
  });
  const [first = "", ...others] = images;
  return first + (others.length > 0 ? `<div class="more">${others.join("")}</div>` : "");
}

function heading({ shown }: OpenShare, { title }: Described): string {
  const text = `<h1>${escapeMarkup(title)}</h1>`;
  if (shown.kind !== "catch") return text;
  const { token, initials } = findSpecies(shown.species);
  const mark = `<span class="mark" data-species="${token}" aria-hidden="true">${escapeMarkup(initials)}</span>`;
  return `<div class="title">${mark}${text}</div>`;
}

function figures({ figures: all }: Described): string {
  if (all.length === 0) return "";
  const rows = all.map(
    ({ label, amount: { figure, unit } }) =>
      `<div><dt>${escapeMarkup(label)}</dt><dd>${figure}${unit && `<small>${escapeMarkup(unit)}</small>`}</dd></div>`,
  );
  return `<dl class="figures">${rows.join("")}</dl>`;
}

function details({ details: all }: Described): string {
  if (all.length === 0) return "";
  const rows = all.map(
    ({ label, value, isPlace }) =>
      `<div><dt>${escapeMarkup(label)}</dt><dd${isPlace ? ' class="place"' : ""}>${escapeMarkup(value)}</dd></div>`,
  );
  return `<dl class="details">${rows.join("")}</dl>`;
}

function footer({ share: { expiresAt } }: OpenShare, language: I18n): string {
  const format = new Intl.DateTimeFormat(language.locale, { dateStyle: "long", timeZone: "UTC" });
  const until =
    expiresAt === null
      ? translate(language, "untilRevoked")
      : translate(language, "until", { day: format.format(expiresAt) });
  const way = (href: string, key: keyof typeof SHARE_TEXTS) =>
    `<a href="${href}">${escapeMarkup(translate(language, key))}</a>`;
  return (
    `<footer class="foot"><span>${escapeMarkup(until)}</span>` +
    `${way("/contact", "report")}${way("/privacy", "privacy")}</footer>`
  );
}
