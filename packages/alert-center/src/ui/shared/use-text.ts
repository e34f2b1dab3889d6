import { useMessages } from '@pantau/core';
import type { AlertCenterTranslate } from '../../messages/alert-center-messages.ts';
import { panelMessages } from '../../messages/panel-messages.ts';

/** The alert centre's texts in the provider's language; for code that loads lazily. */
export function useText(): AlertCenterTranslate {
  return useMessages(panelMessages);
}
