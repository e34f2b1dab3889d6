import { type ReactElement, type RefCallback, useContext } from 'react';
import { AppearanceContext } from '../../theme/provider-context.ts';
import { classNames } from '../class-names.ts';
import { type IconName, iconPaths } from '../icons/icon-paths.ts';
import css from './icon.module.css';

export interface PathIconProps {
  /** SVG path data on a 24 × 24 grid, drawn as strokes. */
  readonly path: string;
  /** Edge length in px. Defaults to 16. */
  readonly size?: 12 | 14 | 16 | 20 | 24 | undefined;
  /** Text for screen readers. Leave it out where adjacent text has the same meaning. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

export interface IconProps extends Omit<PathIconProps, 'path'> {
  readonly name: IconName;
}

/** Icons that point forwards or backwards, and so the other way where text runs from right to left. */
const directional: readonly IconName[] = [
  'arrowLeft',
  'arrowRight',
  'arrowUpRight',
  'chevronLeft',
  'chevronRight',
  'sidebarLeft',
];

/** Icons that rotate, except under reduced motion. */
const turning: readonly IconName[] = ['spinner'];

const shapes = new Map<string, RefCallback<SVGPathElement>>();

/**
 * In Chromium `d` is also a CSS property, so a host's `* { all: revert }` overrides the attribute
 * but not the property of the element. It is set once there is an element: a page from a server has no style attribute,
 * which its policy may forbid.
 */
function shape(d: string): RefCallback<SVGPathElement> {
  let set = shapes.get(d);
  if (set === undefined) {
    set = (element) => element?.style.setProperty('d', `path("${d}")`);
    shapes.set(d, set);
  }
  return set;
}

/** An icon of an area's own, drawn as core's icons are. */
export function PathIcon({ path, size = 16, label, className }: PathIconProps): ReactElement {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={classNames(css.icon, className)}
      data-size={size}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path ref={shape(path)} className={css.path} d={path} />
    </svg>
  );
}

/** One of our icons, or the host's in its place. */
export function Icon({ name, className, ...rest }: IconProps): ReactElement {
  const own = useContext(AppearanceContext)?.icons?.[name];
  const turns = turning.includes(name);
  const mirrors = directional.includes(name);
  return (
    <PathIcon
      {...rest}
      path={own ?? iconPaths[name]}
      className={classNames(turns && css.turning, mirrors && css.directional, className)}
    />
  );
}
