/** What the map wrote into the address. That comes back later, by when the map may have moved on and written more. */
export class WrittenViews {
  readonly #views: string[];

  constructor(first: string) {
    this.#views = [first];
  }

  note(view: string): void {
    this.#views.push(view);
  }

  /** Whether the map is to go where the address points now: nowhere that it wrote itself, unless it was long ago. */
  isNews(view: string): boolean {
    const index = this.#views.lastIndexOf(view);
    this.#views.splice(0, index === -1 ? this.#views.length : index);
    if (index === -1) this.#views.push(view);
    return index === -1;
  }
}
