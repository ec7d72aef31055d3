/** The views that the map wrote into the address. They come back later, when the map may have written others. */
export class WrittenViews {
  readonly #views: string[];

  constructor(first: string) {
    this.#views = [first];
  }

  note(view: string): void {
    this.#views.push(view);
  }

  /** False for a view that the map wrote itself a short time ago. */
  isNews(view: string): boolean {
    const index = this.#views.lastIndexOf(view);
    this.#views.splice(0, index === -1 ? this.#views.length : index);
    if (index === -1) this.#views.push(view);
    return index === -1;
  }
}
