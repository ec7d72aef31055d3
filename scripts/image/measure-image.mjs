// Measures what an image adds to its base, and finds the libraries that its native parts expect there.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, lstatSync, openSync, readdirSync, readSync } from "node:fs";
import { join, sep } from "node:path";
import { createGzip } from "node:zlib";

const BYTES_PER_MB = 1_000_000;

/** Libraries of node:*-slim: those of glibc and of the C++ that Node itself needs. */
const OF_THE_BASE =
  /^(linux-vdso|ld-linux-[\w-]+|lib(c|m|dl|pthread|rt|resolv|util|stdc\+\+|gcc_s))\.so(\.\d+)*$/;

/** Returns the bytes of all files, and of a compressed archive of them, in MB. */
export async function measure(root) {
  const files = filesIn(root);
  const bytes = files.reduce((all, file) => all + lstatSync(file).size, 0);
  const compressed = await compressedSize(root);
  return { files: files.length, size: bytes / BYTES_PER_MB, compressed: compressed / BYTES_PER_MB };
}

/** An engine compresses each layer with gzip. One archive of all layers is about as large. */
async function compressedSize(root) {
  const tar = spawn("tar", ["--create", "--directory", root, "."], { stdio: ["ignore", "pipe", "inherit"] });
  const closed = once(tar, "close");
  let bytes = 0;
  for await (const chunk of tar.stdout.pipe(createGzip())) bytes += chunk.length;
  const [code] = await closed;
  if (code !== 0) throw new Error(`tar ended with ${code}`);
  return bytes;
}

/** Returns the libraries that neither the image nor its base has, each with a file that needs it. */
export function findMissingLibraries(root) {
  const missing = new Map();
  for (const file of filesIn(root).filter(isNative)) {
    for (const name of outsideLibraries(file, root)) {
      if (!OF_THE_BASE.test(name) && !missing.has(name)) missing.set(name, file);
    }
  }
  return missing;
}

/** Asks the loader of this machine which libraries it would take from outside the image. */
function outsideLibraries(file, root) {
  const { stdout } = spawnSync("ldd", [file], { encoding: "utf8" });
  return stdout.split("\n").flatMap((line) => {
    const [, name, path] = /^\s*(\S+)(?: => (.*?))?(?: \(0x[0-9a-f]+\))?$/.exec(line) ?? [];
    const isInside = path?.startsWith(`${root}${sep}`) || name?.startsWith(root);
    return name && /\.so/.test(name) && !isInside ? [name.split("/").at(-1)] : [];
  });
}

function isNative(file) {
  const stats = lstatSync(file);
  if (!stats.isFile() || stats.size < ELF.length) return false;
  const handle = openSync(file, "r");
  const begin = Buffer.alloc(ELF.length);
  readSync(handle, begin);
  closeSync(handle);
  return begin.equals(ELF);
}

const ELF = Buffer.from([0x7f, 0x45, 0x4c, 0x46]);

/** Returns all files and links, in order. */
export function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
