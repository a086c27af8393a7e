/** Whoever paid while signed in had an account; that text then stands first, and reads first. */
export function putKnownFirst(): void {
  const isKnown = new URLSearchParams(location.search).get('account') === 'existing';
  const known = document.querySelector('[data-for="existing"]');
  if (isKnown && known) known.parentElement?.prepend(known);
}
