const WORDS =
  'A part of this page did not load, so its buttons do nothing yet. Nothing was sent. Reload the page to try again.';

/** A script of the page that does not arrive leaves buttons that are dead without a word. Scripts run in their order, so this one hears it. */
export function tellOfMissingParts(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || document.querySelector('.page-part')) return;
      // What others serve, such as a captcha, has words of its own where it is asked for.
      if (!target.src.startsWith(location.origin)) return;
      const said = document.createElement('div');
      said.className = 'wrap page-part';
      said.setAttribute('role', 'alert');
      const reload = document.createElement('button');
      reload.type = 'button';
      reload.className = 'button small';
      reload.textContent = 'Reload the page';
      reload.addEventListener('click', () => location.reload());
      const words = document.createElement('p');
      words.textContent = WORDS;
      said.append(words, reload);
      document.querySelector('main')?.prepend(said);
    },
    true,
  );
}
