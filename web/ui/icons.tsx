import { iconPath, type IconName } from './icon-paths.ts';

export interface IconProps {
  name: IconName;
  /** Required if the icon stands alone; next to text it is hidden from screen readers. */
  label?: string;
}

export function Icon({ name, label }: IconProps) {
  const { d, solid, flips } = iconPath(name);
  return (
    <svg
      className="icon"
      viewBox="0 0 20 20"
      {...(solid && { 'data-solid': '' })}
      {...(flips && { 'data-flips': '' })}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={d} />
    </svg>
  );
}

/** A caption box with a finished line and one being spoken. */
export function LogoMark() {
  return (
    <svg className="logo-mark" viewBox="0 0 26 18" aria-hidden="true">
      <rect className="logo-box" width="26" height="18" rx="2" />
      <rect className="logo-line past" x="4" y="6" width="18" height="3" />
      <rect className="logo-line" x="4" y="11" width="18" height="3" />
    </svg>
  );
}

export interface LogoProps {
  name: string;
  href?: string;
}

export function Logo({ name, href }: LogoProps) {
  const inside = (
    <>
      <LogoMark />
      {name}
    </>
  );
  return href ? (
    <a className="logo" href={href}>
      {inside}
    </a>
  ) : (
    <span className="logo">{inside}</span>
  );
}
