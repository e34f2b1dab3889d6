import { scopes } from '@pantau/core';
import { IconButton } from '@pantau/core/ui';
import type { ReactElement } from 'react';
import { usePermitted } from '../../controllers/use-permitted.ts';
import { definePart } from '../parts/lazy-part.tsx';
import { useWords } from '../words/use-words.ts';
import { LazyMenu } from './lazy-menu.tsx';

const openSettings = definePart(async () => {
  const part = await import('./open-settings.tsx');
  return part.OpenSettings;
});

/** The settings of the alert centre, for users who may set them (spec alerts §2, §6: e4b). */
export function SettingsMenu(): ReactElement | null {
  const words = useWords();
  const isPermitted = usePermitted();
  if (!isPermitted(scopes.alertCenterRuleSetting)) return null;
  return (
    <LazyMenu
      part={openSettings}
      trigger={(props) => (
        <IconButton {...props} icon="settings" size="dense" label={words('settings')} />
      )}
    />
  );
}
