import { IconButton } from '@pantau/core/ui/icon-button';
import type { ReactElement } from 'react';
import { useKeyShortcuts } from '../shared/use-key-names.ts';
import { useText } from '../shared/use-text.ts';

export interface ResolveNoteButtonProps {
  /** The label of the button for what it does. */
  readonly named: (what: string) => string;
  onClick(): void;
}

/** Asks for the note to resolve a row's alerts with. */
export function ResolveNoteButton({ named, onClick }: ResolveNoteButtonProps): ReactElement {
  const t = useText();
  const keys = useKeyShortcuts();
  return (
    <IconButton
      icon="pen"
      size="dense"
      label={named(t('resolveWithNote'))}
      aria-haspopup="dialog"
      {...keys('resolveWithNote')}
      onClick={onClick}
    />
  );
}
