import { rememberChosenPlan } from './chosen-plan.ts';
import { keepCountdown } from './countdown.ts';
import { improveMenu } from './menu.ts';
import { tellOfMissingParts } from './missing-parts.ts';
import { followSession } from './session.ts';
import { offerThemes } from './theme-choice.ts';

tellOfMissingParts();
offerThemes();
followSession();
improveMenu();
rememberChosenPlan();

// The bar keeps the countdown; nothing shows it.
const bar = document.querySelector<HTMLElement>('.site-bar');
keepCountdown((value) => {
  if (!bar) return;
  if (value === null) delete bar.dataset['countdown'];
  else bar.dataset['countdown'] = Object.values(value).join(' ');
});

/** There is no address to send them to, so they go to whoever listens in the page, and to the console. */
async function startVitals(): Promise<void> {
  const { reportVitals } = await import('./vitals.ts');
  reportVitals((vitals) => {
    console.debug('web vitals', vitals);
    document.dispatchEvent(new CustomEvent('vitals', { detail: vitals }));
  });
}

// A visit that cannot load the measuring loses nothing the visitor came for.
const measure = () => void startVitals().catch(() => undefined);

function whenIdle(work: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}

if (document.readyState === 'complete') whenIdle(measure);
else addEventListener('load', () => whenIdle(measure));
