import { type ThemeScope, useThemeScope } from '@pantau/core';
import { classNames } from '@pantau/core/ui/class-names';
import type { ReactElement } from 'react';
import { type FrameColors, type Layout, colorsOf } from '../../engine/layout/layout.ts';
import css from './layout-sketch.module.css';

const scopeFor = (
  colors: FrameColors,
  dark: ThemeScope,
  own: string | undefined,
): Partial<ThemeScope> =>
  colors === 'dark'
    ? { ...dark, className: classNames(own, dark.className) ?? '' }
    : { className: own ?? '' };

/** A layout in small: bar, menu and page. */
export function LayoutSketch({ layout }: { readonly layout: Layout }): ReactElement {
  const dark = useThemeScope('dark');
  const { orientation, width, sidebar, topbar } = layout;
  const isTop = orientation === 'horizontal';
  const menu = colorsOf(sidebar);
  const bar = colorsOf(topbar);
  return (
    <span className={css.sketch} data-width={width} aria-hidden="true">
      <span className={css.frame} data-orientation={orientation}>
        <span {...scopeFor(bar, dark, css.bar)} data-colors={bar} />
        <span
          {...scopeFor(menu, dark, css.menu)}
          data-colors={menu}
          data-size={isTop ? undefined : sidebar}
        />
        <span className={css.page}>
          <span className={css.line} />
          <span className={css.line} />
        </span>
      </span>
    </span>
  );
}
