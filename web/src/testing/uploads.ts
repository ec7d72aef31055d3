/** @throws if no answer arrives */
type Respond = (method: string, url: string, content: FormData | Blob) => Promise<Response>;

/**
 * Fakes the parts of `XMLHttpRequest` that uploads use. Reports half of each upload as sent until its answer arrives.
 */
export function fakeUploads(respond: Respond): new () => EventTarget {
  return class extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    response = new Blob();
    private headers = new Headers();
    private call = { method: "", url: "" };

    open(method: string, url: string): void {
      this.call = { method, url };
    }

    setRequestHeader(): void {}

    getResponseHeader(name: string): string | null {
      return this.headers.get(name);
    }

    send(content: FormData | Blob): void {
      this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded: 1, total: 2 }));
      respond(this.call.method, this.call.url, content)
        .then(async (answer) => this.finish(answer, await answer.text()))
        .catch(() => this.dispatchEvent(new Event("error")));
    }

    abort(): void {
      this.dispatchEvent(new Event("abort"));
    }

    private finish({ status, headers }: Response, text: string): void {
      this.status = status;
      this.headers = headers;
      // Node's `Response` converts jsdom's blob to a string.
      this.response = Object.assign(new Blob([text]), { toString: () => text });
      this.dispatchEvent(new Event("load"));
    }
  };
}

/** Returns a file unchanged, or the texts and files of a form by name; several of one name are a list. */
export function contentsOf(sent: FormData | Blob): unknown {
  return sent instanceof Blob ? sent : partsOf(sent);
}

function partsOf(form: FormData): Record<string, unknown> {
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = form.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}
