/** Kinds of an agent's names, best first. */
const KINDS = ['full', 'alias', 'given', 'family', 'other', ''];

/** Speakers in Timed Text: `<ttm:agent xml:id="a1"><ttm:name type="full">Anna Berg</ttm:name></ttm:agent>`. */
export class Agents {
  readonly #names = new Map<string, Map<string, string>>();
  #agent: Map<string, string> | null = null;
  #kind: string | null = null;

  open(id: string): void {
    this.#agent = new Map();
    this.#names.set(id, this.#agent);
  }

  openName(kind: string): void {
    this.#kind = KINDS.includes(kind) ? kind : '';
  }

  say(text: string): void {
    if (this.#agent && this.#kind !== null) {
      this.#agent.set(this.#kind, (this.#agent.get(this.#kind) ?? '') + text);
    }
  }

  closeName(): void {
    this.#kind = null;
  }

  /** The first of several agents. One without a name is numbered. */
  nameOf(ids: string | undefined): string | undefined {
    const [id] = ids?.trim().split(/\s+/u) ?? [];
    if (!id) return undefined;
    const names = this.#names.get(id);
    const kind = KINDS.find((one) => names?.get(one)?.trim());
    if (kind !== undefined) return names!.get(kind)!.trim();
    const [, digits] = /^\D{0,12}?(\d{1,3})$/u.exec(id) ?? [];
    const place = [...this.#names.keys()].indexOf(id);
    return names || digits ? `Speaker ${digits ?? place + 1}` : id;
  }
}
