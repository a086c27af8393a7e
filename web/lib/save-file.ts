/** Downloads a file from memory. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not right away: the browser reads the URL later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Lets the browser download the file under the server's name. Large files never pass through this page. */
export function saveFrom(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** The file name from the server, based on the title. */
export function fileName(response: Response): string | null {
  const disposition = response.headers.get('content-disposition') ?? '';
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  return name ? decodeURIComponent(name) : null;
}
