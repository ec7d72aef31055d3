import { expect, test } from "vitest";

import { kindOf } from "./photo-kind.ts";

const bytes = (text: string) => Uint8Array.from(text, (each) => each.codePointAt(0) ?? 0);
const ftyp = (brands: string) => bytes(`\0\0\0\u0018ftyp${brands}`);

test.each([
  ["jpeg", bytes("\u00FF\u00D8\u00FF\u00E0\0\u0010JFIF")],
  ["png", bytes("\u0089PNG\r\n\u001A\n")],
  ["gif", bytes("GIF89a")],
  ["webp", bytes("RIFF\0\0\0\0WEBPVP8 ")],
  ["avif", ftyp("avif\0\0\0\0mif1avif")],
  ["avif", ftyp("mif1\0\0\0\0mif1avif")],
  ["heic", ftyp("heic\0\0\0\0mif1heic")],
  ["heic", ftyp("mif1\0\0\0\0mif1heic")],
  ["heic", ftyp("heix\0\0\0\0mif1heix")],
])("a %s is told by its content", (kind, content) => {
  expect(kindOf(content)).toBe(kind);
});

test.each([
  ["a drawing", bytes("<svg xmlns='http://www.w3.org/2000/svg'/>")],
  ["a film", ftyp("isom\0\0\0\0isommp42")],
  ["a sound", bytes("RIFF\0\0\0\0WAVEfmt ")],
  ["a text", bytes("Dead slow.")],
  ["nothing", bytes("")],
])("%s is no photo, whatever it is called", (_what, content) => {
  expect(kindOf(content)).toBeNull();
});
