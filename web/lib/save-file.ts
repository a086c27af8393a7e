/** Hands a file to the browser to keep. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Leaves it to the browser to fetch the file and to name it as the server does: a large one never is in this page. */
export function saveFrom(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** As the server names it, by the title. */
export function fileName(response: Response): string | null {
  const disposition = response.headers.get('content-disposition') ?? '';
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  return name ? decodeURIComponent(name) : null;
}
