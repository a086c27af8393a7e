/** Anybody can write a link: only what looks like an address at a real domain is shown from it. */
const ADDRESS = /^(?=.{3,254}$)[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+$/;

/** Who invited whom, as a link says; `null` where it says nothing that may be shown. */
export function readInvitation(hash: string): { invited: string; inviter: string } | null {
  const link = new URLSearchParams(hash.slice(1));
  const invited = link.get('invited') ?? '';
  const inviter = link.get('by') ?? '';
  return ADDRESS.test(invited) && ADDRESS.test(inviter) ? { invited, inviter } : null;
}

/** Whoever follows an invitation sees whose team it is, with the invited address in the field. */
export function showInvitation(form: HTMLFormElement): void {
  const invitation = readInvitation(location.hash);
  const note = document.querySelector<HTMLElement>('[data-invitation]');
  if (!note || !invitation) return;
  const { invited, inviter } = invitation;
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
