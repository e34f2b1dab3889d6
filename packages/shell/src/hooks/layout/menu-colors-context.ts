import { createContext } from 'react';
import type { FrameColors } from '../../engine/layout/layout.ts';

/** The colours of the menu, its flyouts and the drawer. */
export const MenuColorsContext = createContext<FrameColors>('theme');
