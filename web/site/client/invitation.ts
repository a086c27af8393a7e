/** Short and without a space: anybody can write a link, and only an address may be shown from it. */
const ADDRESS = /^[^\s@<>]{1,64}@[^\s@<>]{1,190}$/u;

/** Whoever follows an invitation sees whose team it is, with the invited address in the field. */
export function showInvitation(form: HTMLFormElement): void {
  const link = new URLSearchParams(location.hash.slice(1));
  const invited = link.get('invited') ?? '';
  const inviter = link.get('by') ?? '';
  const note = document.querySelector<HTMLElement>('[data-invitation]');
  if (!note || !ADDRESS.test(invited) || !ADDRESS.test(inviter)) return;
  note.querySelector('[data-inviter]')!.textContent = inviter;
  note.querySelector('[data-invited-email]')!.textContent = invited;
  note.hidden = false;
  const field = form.querySelector<HTMLInputElement>('#email')!;
  const other = form.querySelector<HTMLElement>('[data-other-address]')!;
  field.value = invited;
  field.addEventListener('change', () => {
    const typed = field.value.trim().toLowerCase();
    const isOther = typed !== '' && typed !== invited.toLowerCase();
    other.textContent = isOther
      ? `The invitation is for ${invited}. With another address, you won’t join the team.`
      : '';
  });
}
