import { useAnnounce } from '@pantau/core';
import { useEffect, useRef } from 'react';
import type { MediaState } from '../../engine/evidence/evidence-state.ts';
import { usePreviewText } from '../shared/use-preview-text.ts';
import { firstClips } from './evidence-text.ts';
import type { EvidenceText } from './use-evidence-text.ts';

/** Identifies a step of the evidence; renewed clip URLs do not change it. */
function stepOf(view: MediaState): string {
  switch (view.state) {
    case 'requesting':
      return `requesting ${view.step}`;
    case 'waiting':
      return `waiting ${String(view.isRequested)}`;
    case 'complete':
      return `complete ${firstClips(view.clips).length}`;
    case 'failed':
    case 'timeout':
      return `${view.state} ${view.reason}`;
    default:
      return view.state;
  }
}

/** Steps that are not announced: automatic checks, and errors that show a toast. */
const silentSteps: ReadonlySet<string> = new Set([
  'loading',
  'checking',
  'timeout notAsked',
  'timeout deviceSilent',
  'timeout requestFailed',
  'failed notFound',
  'failed notOffered',
]);

/** Announces each new step to screen readers once; not the initial step. */
export function useEvidenceAnnouncements(
  view: MediaState,
  text: EvidenceText,
  plate: string,
): void {
  const t = usePreviewText();
  const announce = useAnnounce();
  const step = stepOf(view);
  const said = useRef(step);
  const sentence = t('evidenceSaid', { plate, ...text });
  useEffect(() => {
    if (said.current === step) return;
    said.current = step;
    if (!silentSteps.has(step)) announce.polite(sentence);
  }, [step, sentence, announce]);
}
