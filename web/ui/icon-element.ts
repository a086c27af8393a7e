import { iconPath, type IconName } from './icon-paths.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** An icon for pages without React. */
export function iconElement(name: IconName): SVGSVGElement {
  const { d, solid, flips } = iconPath(name);
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('aria-hidden', 'true');
  if (solid) svg.setAttribute('data-solid', '');
  if (flips) svg.setAttribute('data-flips', '');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', d);
  svg.append(path);
  return svg;
}
