import { IconButton } from '@pantau/core/ui/icon-button';
import { type ReactElement, useState } from 'react';
import { useFirstText } from '../shared/use-first-text.ts';
import css from './toolbar.module.css';

/** The tools that a narrow toolbar shows only on request (DT-420). */
export interface MoreTools {
  /** Shows and hides them; a wide toolbar, which always shows them, hides the button. */
  readonly button: ReactElement;
  /** Class of the elements around them. */
  readonly className: string | undefined;
}

export function useMoreTools(): MoreTools {
  const t = useFirstText();
  const [isOpen, setOpen] = useState(false);
  return {
    button: (
      <IconButton
        icon="more"
        size="large"
        label={t('moreTools')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
    ),
    className: isOpen ? css.openPart : css.part,
  };
}
