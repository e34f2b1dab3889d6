import { useMessages } from '@pantau/core';
import { type HandoverTranslate, handoverMessages } from '../../messages/handover-messages.ts';

/** Texts of the page that hands a shift over. */
export function useHandoverText(): HandoverTranslate {
  return useMessages(handoverMessages);
}
