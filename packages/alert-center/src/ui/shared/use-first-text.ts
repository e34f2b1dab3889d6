import { useMessages } from '@pantau/core';
import { type FirstTranslate, alertCenterMessages } from '../../messages/alert-center-messages.ts';

/** The texts that load at first, in the provider's language. */
export function useFirstText(): FirstTranslate {
  return useMessages(alertCenterMessages);
}
