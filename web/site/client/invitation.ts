/** Anybody can craft a link, so only valid email addresses are shown from it. */
const ADDRESS = /^(?=.{3,254}$)[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+$/;

/** Who invited whom, according to the link; `null` if it has no valid addresses. */
export function readInvitation(hash: string): { invited: string; inviter: string } | null {
  const link = new URLSearchParams(hash.slice(1));
  const invited = link.get('invited') ?? '';
  const inviter = link.get('by') ?? '';
  return ADDRESS.test(invited) && ADDRESS.test(inviter) ? { invited, inviter } : null;
}

/** Shows whose team the invitation is for, and fills in the invited address. */
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
      ? `The invitation is for ${invited}. If you use another address, you won’t join the team.`
      : '';
  });
}
