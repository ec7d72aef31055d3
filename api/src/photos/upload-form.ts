import { PHOTO_LIMITS } from "@creel/domain/photos/photo";
import type { Multipart, MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";

import { AppError } from "../errors/errors.ts";
import type { Refusal } from "../errors/refusals.ts";
import type { Renditions } from "./renditions.ts";

/** A parsed form: fields as text, photos decoded and rendered. */
export interface UploadForm {
  fields: Record<string, string | string[]>;
  photos: Renditions[];
}

/** @param name the name of the file, if it has one */
export type Render = (file: Buffer, name?: string) => Promise<Renditions>;

interface SentPhoto {
  file: Buffer;
  name: string | undefined;
}

const MEGABYTE = 1024 * 1024;

/** One photo more than allowed, so that our own check refuses it with its message. */
export const FORM_LIMITS = {
  fileSize: PHOTO_LIMITS.bytes,
  files: PHOTO_LIMITS.perCatch + 1,
  fields: 200,
  fieldSize: MEGABYTE,
  fieldNameSize: 100,
  headerPairs: 50,
} as const;

/** Bytes. A larger request is refused without being read. */
const FORM_BYTES = PHOTO_LIMITS.perCatch * PHOTO_LIMITS.bytes + 2 * MEGABYTE;

/**
 * Reads a multipart form to its end even if it is invalid, because a browser that is still sending would not see the
 * answer. Only one photo is in memory at a time.
 * @throws AppError too_large, unsupported_type, invalid_input, malformed_request, and any error of `render`
 */
export async function readUploadForm(request: FastifyRequest, render: Render): Promise<UploadForm> {
  if (Number(request.headers["content-length"]) > FORM_BYTES) {
    throw tooLarge("photo", { code: "photo_too_large" });
  }
  const form: UploadForm = { fields: {}, photos: [] };
  let refusal: unknown = null;
  const refuse = (error: unknown) => {
    refusal ??= error;
  };
  try {
    for await (const part of request.parts()) {
      const photo = await readPart(form, part).catch((error: unknown) => refuse(orMalformed(error)));
      // A rendering error may be an outage of the database that counts photos, so it does not count as a malformed
      // form.
      const rendered = photo && refusal === null && (await render(photo.file, photo.name).catch(refuse));
      if (rendered) form.photos.push(rendered);
    }
  } catch (error) {
    throw orMalformed(error);
  }
  if (refusal !== null) throw refusal;
  return form;
}

/** @returns the file of a photo; a field is added to the form */
async function readPart(form: UploadForm, part: Multipart): Promise<SentPhoto | undefined> {
  if (part.type === "file") return readPhoto(form, part);
  addField(form, part);
  return undefined;
}

/** Errors of the form parser are about the form, and most have no status. */
function orMalformed(error: unknown): unknown {
  const isKnown = error instanceof AppError || (error instanceof Error && "statusCode" in error);
  return isKnown ? error : new AppError("malformed_request", { cause: error });
}

interface FieldPart {
  fieldname: string;
  value: unknown;
  valueTruncated: boolean;
}

function addField({ fields }: UploadForm, { fieldname, value, valueTruncated }: FieldPart): void {
  if (valueTruncated) throw tooLarge(fieldname, { code: "field_too_large", name: fieldname });
  const text = String(value);
  const previous = fields[fieldname];
  fields[fieldname] = previous === undefined ? text : [...[previous].flat(), text];
}

async function readPhoto(form: UploadForm, part: MultipartFile): Promise<SentPhoto | undefined> {
  const contents = await readFile(part);
  if (isEmptyChoice(part, contents)) return undefined;
  if (part.fieldname !== "photo") {
    throw new AppError("invalid_input", { fields: { [part.fieldname]: { code: "file_field" } } });
  }
  if (form.photos.length === PHOTO_LIMITS.perCatch) {
    throw new AppError("invalid_input", {
      fields: { photo: { code: "too_many_photos", max: PHOTO_LIMITS.perCatch } },
    });
  }
  return { file: contents, name: part.filename };
}

/** @throws AppError too_large, after the rest of the file was read */
async function readFile({ file }: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) {
    if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  }
  if (file.truncated) throw tooLarge("photo", { code: "photo_too_large" });
  return Buffer.concat(chunks);
}

/** Returns whether the part is a file input without a chosen file. */
function isEmptyChoice({ filename }: MultipartFile, contents: Buffer): boolean {
  return contents.length === 0 && !filename;
}

function tooLarge(field: string, refusal: Refusal): AppError {
  return new AppError("too_large", { fields: { [field]: refusal } });
}
