import { PRODUCT } from '#contract/product.ts';
import { Icon, Logo } from '../ui/icons.tsx';
import { ADDRESS } from './addresses.ts';

interface BarLink {
  label: string;
  href: string;
}

const LINKS: readonly BarLink[] = [
  { label: 'Home', href: ADDRESS.home },
  { label: 'Pricing', href: ADDRESS.pricing },
  { label: 'Contact', href: ADDRESS.contact },
  { label: 'Affiliate', href: ADDRESS.affiliate },
];

const MENU_LINKS = LINKS.map((link) =>
  link.href === ADDRESS.pricing ? { ...link, href: ADDRESS.pricingPage } : link,
);

export function NavBar({ path }: { path: string }) {
  return (
    <header className="site-bar">
      <div className="wrap site-bar-inside">
        <Logo name={PRODUCT.name} href={ADDRESS.home} />
        <nav className="site-bar-nav" aria-label="Main">
          <LinkList links={LINKS} path={path} itemClass="site-bar-link" />
        </nav>
        <SessionButtons />
        <details className="menu">
          <summary className="menu-button">
            <span className="visually-hidden">Menu</span>
            <Icon name="menu" />
            <Icon name="close" />
          </summary>
          <nav className="menu-panel" aria-label="Menu">
            <div className="wrap">
              <LinkList links={MENU_LINKS} path={path} itemClass="menu-link" />
              <SessionButtons />
            </div>
          </nav>
        </details>
      </div>
    </header>
  );
}

interface LinkListProps {
  links: readonly BarLink[];
  path: string;
  itemClass: string;
}

function LinkList({ links, path, itemClass }: LinkListProps) {
  return (
    <ul className={`${itemClass}s`}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a
            className={itemClass}
            href={href}
            {...(href === path && { 'aria-current': 'page' as const })}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Both variants share one place and the script picks one, so that nothing moves. */
function SessionButtons() {
  return (
    <div className="session">
      <div className="for-visitor">
        <a className="button small" href={ADDRESS.login}>
          Login
        </a>
        <a className="button small go" href={ADDRESS.signup}>
          Signup
        </a>
      </div>
      <div className="for-member">
        <a className="button small go" href={ADDRESS.app}>
          Open app
        </a>
      </div>
    </div>
  );
}
