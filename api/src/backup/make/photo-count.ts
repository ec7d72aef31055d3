import type { ClientBase } from "pg";

import type { FileKey } from "../../photos/photo-files.ts";
import { type Manifest, MAX_NAMED } from "../archive/archive-format.ts";
import { findStillWanted } from "../tables/snapshot.repository.ts";

interface CountedFile {
  key: FileKey;
  name: string;
  /** `null` when it is not in the storage. */
  bytes: number | null;
}

export class PhotoCount {
  #files = 0;
  #bytes = 0;
  readonly #missing: CountedFile[] = [];

  add(file: CountedFile): void {
    if (file.bytes === null) {
      this.#missing.push(file);
      return;
    }
    this.#files += 1;
    this.#bytes += file.bytes;
  }

  /** A missing file counts as lost, unless its photo was deleted while the archive was made. */
  async summary(client: ClientBase): Promise<Manifest["photos"]> {
    const wanted = await findStillWanted(
      client,
      this.#missing.map(({ key }) => key),
    );
    const lost = this.#missing.filter(({ key }) => wanted.has(key.fileId)).map(({ name }) => name);
    return {
      files: this.#files,
      bytes: this.#bytes,
      lost: lost.slice(0, MAX_NAMED),
      lostCount: lost.length,
      deletedMeanwhile: this.#missing.length - lost.length,
    };
  }
}
