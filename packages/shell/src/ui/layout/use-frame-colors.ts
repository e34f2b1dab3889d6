import { type ThemeScope, useThemeScope } from '@pantau/core';
import { useContext } from 'react';
import type { FrameColors } from '../../engine/layout/layout.ts';
import { MenuColorsContext } from '../../hooks/layout/menu-colors-context.ts';
import css from './frame-colors.module.css';

/** Spread on an element; the class is added to the element's own. */
export type FrameColorProps = Partial<Omit<ThemeScope, 'className'>> & {
  readonly className: string | undefined;
};

function useColors(colors: FrameColors, colored: string | undefined): FrameColorProps {
  const dark = useThemeScope('dark');
  if (colors === 'dark') return dark;
  return { className: colors === 'colored' ? colored : undefined };
}

/** The colours of the top bar (SH-83). */
export const useBarColors = (colors: FrameColors): FrameColorProps =>
  useColors(colors, css.coloredBar);

/** The colours of the menu, wherever it is shown (SH-83). */
export const useMenuColors = (): FrameColorProps =>
  useColors(useContext(MenuColorsContext), css.coloredMenu);
