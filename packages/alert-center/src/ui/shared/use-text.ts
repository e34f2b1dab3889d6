import { useMessages } from '@pantau/core';
import {
  type AlertCenterTranslate,
  alertCenterMessages,
} from '../../messages/alert-center-messages.ts';

/** The alert centre's texts in the provider's language. */
export function useText(): AlertCenterTranslate {
  return useMessages(alertCenterMessages);
}
