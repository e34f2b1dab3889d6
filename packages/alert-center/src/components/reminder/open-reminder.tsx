import { Menu } from '@pantau/core/ui';
import type { ReactElement } from 'react';
import type { LazyMenuPartProps } from '../settings-menu/lazy-menu.tsx';
import { ReminderChoices } from '../settings-menu/reminder-choices.tsx';
import { useWords } from '../words/use-words.ts';

/** The intervals alone. */
export function OpenReminder({ trigger }: LazyMenuPartProps): ReactElement {
  const words = useWords();
  return (
    <Menu label={words('reminder')} align="end" defaultOpen trigger={trigger}>
      <ReminderChoices />
    </Menu>
  );
}
