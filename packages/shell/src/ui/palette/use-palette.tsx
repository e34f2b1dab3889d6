import { type ReactElement, useState } from 'react';
import type { PaletteAction } from '../../engine/palette/palette-action.ts';
import type { PaletteLookup } from '../../engine/palette/palette-lookup.ts';
import { usePaletteShortcut } from '../../hooks/palette/use-palette-shortcut.ts';
import type { MenuContentProps } from '../side-menu/menu-content.ts';
import { LazyPalette } from './lazy-palette.tsx';
import { PaletteButton } from './palette-button.tsx';

const noActions: readonly PaletteAction[] = [];

export interface PaletteHandle {
  /** For the top bar. */
  readonly button: ReactElement;
  /** The palette while it is open. */
  readonly palette: ReactElement | false;
}

/** The command palette with its button and its keys (SH-91). */
export function usePalette(
  menu: MenuContentProps,
  actions: readonly PaletteAction[] = noActions,
  lookup?: PaletteLookup,
): PaletteHandle {
  const [isOpen, setOpen] = useState(false);
  const open = (): void => setOpen(true);
  usePaletteShortcut(open);
  return {
    button: <PaletteButton onOpen={open} />,
    palette: isOpen && (
      <LazyPalette menu={menu} actions={actions} lookup={lookup} onClose={() => setOpen(false)} />
    ),
  };
}
