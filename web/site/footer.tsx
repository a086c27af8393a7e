import { PRODUCT } from '#contract/product.ts';
import { Icon, Logo } from '../ui/icons.tsx';
import { ADDRESS } from './addresses.ts';
import {
  COPYRIGHT_YEAR,
  FOOTER_COLUMNS,
  SUPPORT_EMAIL,
  type FooterColumn,
} from './footer-links.ts';

export function Footer() {
  return (
    <footer className="foot">
      <div className="foot-ruler" aria-hidden="true" />
      <div className="wrap">
        <div className="foot-columns">
          <div className="foot-about">
            <Logo name={PRODUCT.name} href={ADDRESS.home} />
            <p>{PRODUCT.promise}</p>
          </div>
          {FOOTER_COLUMNS.map((column) => (
            <Column key={column.title} {...column} />
          ))}
        </div>
        <div className="foot-end">
          <p>
            Questions? Email{' '}
            <a className="link" href={`mailto:${SUPPORT_EMAIL}`}>
              {SUPPORT_EMAIL}
            </a>
          </p>
          <ThemeChoice />
          <p>
            © {COPYRIGHT_YEAR} {PRODUCT.name}
          </p>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, links }: FooterColumn) {
  return (
    <nav aria-label={title}>
      <h2 className="foot-title">{title}</h2>
      <ul className="foot-links">
        {links.map(({ label, href, isExternal }) => (
          <li key={href}>
            <a
              className="link alone plain"
              href={href}
              {...(isExternal && { target: '_blank', rel: 'noopener' })}
            >
              {label}
              {isExternal && <Icon name="external" label="(opens in a new tab)" />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Empty without script, because only the script can store a choice. */
function ThemeChoice() {
  return (
    <div className="theme-choice">
      <label htmlFor="theme">Theme</label>
      <span className="select">
        <select className="input" id="theme" autoComplete="off">
          <option value="system">System</option>
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </select>
      </span>
    </div>
  );
}
