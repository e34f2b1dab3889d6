import { useMessages } from '@pantau/core';
import { Icon } from '@pantau/core/ui/icon';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import type { ReactElement } from 'react';
import { shortcutKeys } from '../../hooks/palette/use-palette-shortcut.ts';
import { shellMessages } from '../../messages/shell-messages.ts';
import css from './palette-button.module.css';

/** Opens the palette, from 1024 px. */
export function PaletteButton({ onOpen }: { readonly onOpen: () => void }): ReactElement {
  const t = useMessages(shellMessages);
  return (
    <button
      type="button"
      className={css.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
    >
      <Icon name="search" />
      <VisuallyHidden>{t('palette')}</VisuallyHidden>
      <span className={css.keys}>{shortcutKeys()}</span>
    </button>
  );
}
