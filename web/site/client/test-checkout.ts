import { errorText } from '../../lib/api-client.ts';
import {
  act,
  type CheckoutView,
  complain,
  dollars,
  findElement,
  offerName,
  partOf,
  write,
} from './till-parts.ts';

export function showCheckout(part: HTMLElement, view: CheckoutView): void {
  const { plan, subtotalCents, totalCents, trialDays, dueNowCents, email, isCardRequired } = view;
  write(part, 'plan', `${offerName(plan)} plan`);
  write(part, 'price', dollars(subtotalCents));
  findElement('[data-row="discount"]', part).hidden = totalCents === subtotalCents;
  write(part, 'discount', `−${dollars(subtotalCents - totalCents)}`);
  findElement('[data-row="trial"]', part).hidden = trialDays === 0;
  write(part, 'trial', `First ${trialDays} days`);
  write(part, 'due', dollars(dueNowCents));
  if (view.cancelUrl)
    findElement<HTMLAnchorElement>('[data-fill="cancel"]', part).href = view.cancelUrl;
  if (email) {
    const field = findElement<HTMLInputElement>('[name="email"]', part);
    field.value = email;
    field.readOnly = true;
  }
  const needsCard = isCardRequired || dueNowCents > 0;
  const isOnce = plan === 'price_lifetime';
  const isOffered = (way: string) =>
    way.startsWith('slow') ? isOnce && totalCents > 0 : way !== 'none' || !needsCard;
  for (const choice of part.querySelectorAll<HTMLInputElement>('[name="way"]')) {
    choice.closest('label')!.hidden = !isOffered(choice.value);
    choice.checked = choice.value === (needsCard ? 'good' : 'none');
  }
  if (view.status !== 'open') {
    findElement<HTMLButtonElement>('[type="submit"]', part).disabled = true;
    complain(part, 'This checkout has already been paid or closed. You won’t be charged again.');
  }
}

export function listenToCheckout(checkout: string): void {
  const form = partOf('checkout') as HTMLFormElement;
  const button = findElement<HTMLButtonElement>('[type="submit"]', form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = new FormData(form);
    void (async () => {
      setBusy(button, true);
      complain(form, null);
      try {
        const email = findElement<HTMLInputElement>('[name="email"]', form).value;
        const way = fields.get('way') as 'good';
        const goTo = await act({ action: 'pay', checkout, email, way, acceptsTerms: true });
        if (goTo) location.assign(goTo);
      } catch (error) {
        complain(form, errorText(error));
        setBusy(button, false);
      }
    })();
  });
}

function setBusy(button: HTMLButtonElement, isBusy: boolean): void {
  button.disabled = isBusy;
  button.toggleAttribute('data-pending', isBusy);
  const [idle, busy] = button.querySelectorAll('.button-texts > span');
  idle?.toggleAttribute('data-off', isBusy);
  busy?.toggleAttribute('data-off', !isBusy);
}
