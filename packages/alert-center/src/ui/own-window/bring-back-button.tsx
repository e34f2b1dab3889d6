import { IconButton } from '@pantau/core/ui/icon-button';
import type { ReactElement } from 'react';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { useText } from '../shared/use-text.ts';

/** In the panel's own window: back to where the panel was on the page. */
export function BringBackButton(): ReactElement {
  const t = useText();
  const { ownWindow } = useAlertCenter();
  return <IconButton icon="popup" size="dense" label={t('bringBack')} onClick={ownWindow.close} />;
}
