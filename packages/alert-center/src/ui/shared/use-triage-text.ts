import { useMessages } from '@pantau/core';
import { type TriageTranslate, triageMessages } from '../../messages/triage-messages.ts';

/** Texts of prompts, bulk bar and shortcuts, which load with the first action. */
export function useTriageText(): TriageTranslate {
  return useMessages(triageMessages);
}
