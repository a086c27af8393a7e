import { PRODUCT } from '#contract/product.ts';
import { PAGES } from '../lib/paths.ts';
import { LogoMark } from '../ui/icons.tsx';

export function HomeLink() {
  return (
    <a className="logo" href={PAGES.app}>
      <LogoMark />
      {PRODUCT.name}
    </a>
  );
}
