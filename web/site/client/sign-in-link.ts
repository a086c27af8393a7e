/** People copy the whole link from the terminal; the token is what the address needs. */
export function tokenFrom(pasted: string): string {
  const text = pasted.trim();
  const inLink = /[?&]token=([^&#\s]+)/.exec(text)?.[1];
  if (inLink === undefined) return text;
  try {
    return decodeURIComponent(inLink);
  } catch {
    return inLink;
  }
}

export function acceptWholeLinks(): void {
  const field = document.querySelector<HTMLInputElement>('input[name="token"]');
  field?.form?.addEventListener('submit', () => {
    field.value = tokenFrom(field.value);
  });
}

/** The app leaves a word when a link did not work, and this page says so, once. */
export function tellFailedLink(): void {
  try {
    if (sessionStorage.getItem('linkFailed') === null) return;
    sessionStorage.removeItem('linkFailed');
  } catch {
    return;
  }
  document.querySelector<HTMLElement>('.link-failed')?.removeAttribute('hidden');
}
