import { useAnnounce } from '@pantau/core';
import { useEffect, useRef } from 'react';
import type { MediaState } from '../../engine/evidence/evidence-state.ts';
import { usePreviewWords } from '../shared/use-preview-text.ts';
import type { EvidenceText } from './use-evidence-text.ts';

/** What a step is told by; the addresses of clips are not among it. */
function stepOf(view: MediaState): string {
  switch (view.state) {
    case 'requesting':
      return `requesting ${view.step}`;
    case 'waiting':
      return `waiting ${String(view.isRequested)}`;
    case 'complete':
      return `complete ${view.clips.length}`;
    case 'failed':
    case 'timeout':
      return `${view.state} ${view.reason}`;
    default:
      return view.state;
  }
}

/** Steps that say nothing new: it is looked for, and a toast has said the rest (spec alerts §8). */
const unsaid: ReadonlySet<string> = new Set([
  'loading',
  'checking',
  'timeout notAsked',
  'timeout deviceSilent',
  'timeout requestFailed',
  'failed notFound',
  'failed notOffered',
]);

/** Says each new step once to screen readers, when they have a pause; not where it stood on opening. */
export function useEvidenceSaid(view: MediaState, text: EvidenceText, plate: string): void {
  const words = usePreviewWords();
  const announce = useAnnounce();
  const step = stepOf(view);
  const said = useRef(step);
  const sentence = words('evidenceSaid', { plate, ...text });
  useEffect(() => {
    if (said.current === step) return;
    said.current = step;
    if (!unsaid.has(step)) announce.polite(sentence);
  }, [step, sentence, announce]);
}
