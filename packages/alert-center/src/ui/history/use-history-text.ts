import { useMessages } from '@pantau/core';
import { type HistoryTranslate, historyMessages } from '../../messages/history-messages.ts';

/** Texts of the notification pages. */
export function useHistoryText(): HistoryTranslate {
  return useMessages(historyMessages);
}
