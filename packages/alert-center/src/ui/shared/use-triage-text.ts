import { useMessages } from '@pantau/core';
import { type TriageTranslate, triageMessages } from '../../messages/triage-messages.ts';

/** Texts of the parts of triage that load later. */
export function useTriageWords(): TriageTranslate {
  return useMessages(triageMessages);
}
