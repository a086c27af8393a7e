const LONGEST_EVENT_CHARACTERS = 4 * 1024 * 1024;

class OversizedEvent extends Error {}

/**
 * Incremental server-sent events parser. Ignores comments, names and ids, since the data is self-describing. Handwritten because
 * it runs for every token.
 */
export function createSseReader(onData: (data: string) => void): {
  take(chunk: string): void;
  /** Flushes a last event without its blank line, which some servers omit. */
  end(): void;
} {
  let rest = '';
  let data: string | null = null;

  function line(text: string, from: number, to: number): void {
    if (from === to) {
      if (data !== null) onData(data);
      data = null;
      return;
    }
    if (!text.startsWith('data:', from)) return;
    const start = text.charCodeAt(from + 5) === 32 ? from + 6 : from + 5;
    const value = text.slice(start, to);
    data = data === null ? value : `${data}\n${value}`;
    if (data.length > LONGEST_EVENT_CHARACTERS) throw new OversizedEvent();
  }

  function scan(text: string): string {
    let from = 0;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', from)) {
      line(text, from, at > from && text.charCodeAt(at - 1) === 13 ? at - 1 : at);
      from = at + 1;
    }
    return from === 0 ? text : text.slice(from);
  }

  return {
    take(chunk) {
      rest = scan(rest === '' ? chunk : rest + chunk);
      if (rest.length > LONGEST_EVENT_CHARACTERS) throw new OversizedEvent();
    },
    end() {
      scan(`${rest}\n\n`);
      rest = '';
    },
  };
}
