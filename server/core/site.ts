/** The server's public URL. Links in email use it, never the Host header of a request. */
export interface Site {
  /** Without a trailing slash. */
  readonly url: string;
}

export interface MovableSite extends Site {
  /** The port is only known once the server listens. */
  servedAt(url: string): void;
}

export function createSite(first: string): MovableSite {
  let url = first;
  return {
    get url() {
      return url;
    },
    servedAt(now) {
      url = now;
    },
  };
}
