/** Where users find this server: links in mail start with it, and never with what a request claims to have asked for. */
export interface Site {
  /** Without a slash at its end. */
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
