import { PRODUCT } from '#contract/product.ts';
import { UpgradePanel } from '../features/checkout/upgrade-panel.tsx';
import { BuyButton } from './checkout-button.tsx';
import type { PageDefinition } from './page.ts';

export const CHECKOUT: PageDefinition = {
  path: '/checkout',
  title: `Start your free trial · ${PRODUCT.name}`,
  description: 'Seven days free, no card needed. Checkout opens automatically.',
  index: false,
  entries: ['upgrade'],
  sheet: 'form',
  Body: Checkout,
};

function Checkout() {
  return (
    <div className="wrap upgrade-page">
      <UpgradePanel action={<BuyButton priceId="price_monthly" isMain />} />
    </div>
  );
}
