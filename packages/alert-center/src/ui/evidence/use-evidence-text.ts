import { useFormat } from '@pantau/core';
import { useCallback } from 'react';
import { useServerOffset } from '../../hooks/use-server-offset.ts';
import { cameraOf } from '../../engine/evidence/camera.ts';
import { MEDIA_POLL_MS } from '../../engine/evidence/evidence-limits.ts';
import type { Media } from '../../engine/evidence/evidence-state.ts';
import { timeAgo } from '../../engine/alert/time-ago.ts';
import { usePreviewWords } from '../shared/use-preview-text.ts';
import { useEverySecond } from '../shared/ticker.ts';
import { timePassedText } from '../shared/text/time-ago-text.ts';
import { useWords } from '../shared/use-text.ts';
import { cameraText, failureText, stepText, timeoutText } from './evidence-text.ts';

/** What the evidence line says, without how long it has been. */
export interface EvidenceText {
  readonly title: string;
  readonly detail: string;
}

const SECOND_MS = 1_000;

/** How long ago the device reported; null where that is not the matter. */
function useSilence({ view }: Media): string | null {
  const words = useWords();
  const format = useFormat();
  const offset = useServerOffset();
  const at = view.state === 'timeout' && view.reason === 'deviceSilent' ? view.lastReportOn : null;
  const read = useCallback(
    (now: number) =>
      at === null ? null : timePassedText(timeAgo(now + offset, at), words, format),
    [at, offset, words, format],
  );
  return useEverySecond(read);
}

export function useEvidenceText(media: Media, alertCode: number): EvidenceText {
  const words = usePreviewWords();
  const silence = useSilence(media);
  const { view, dueAt } = media;
  const camera = cameraText(cameraOf(alertCode), words);
  switch (view.state) {
    case 'loading':
      return { title: words('mediaLoading'), detail: camera };
    case 'checking':
    case 'waiting': {
      const seconds = MEDIA_POLL_MS / SECOND_MS;
      const waiting = view.state === 'waiting' && view.isRequested;
      const title = view.state === 'checking' ? 'mediaChecking' : 'mediaWaiting';
      return {
        title: words(waiting ? 'mediaRequested' : title),
        detail:
          dueAt === null
            ? words('mediaCheckingNow', { camera })
            : words('mediaCheckedEvery', { camera, seconds }),
      };
    }
    case 'requesting':
      return { title: words('mediaRequesting'), detail: stepText(view.step, words) };
    case 'complete':
      return {
        title: words('mediaComplete'),
        detail: words('cameraCount', { count: view.clips.length }),
      };
    case 'failed':
      return { title: words('noRecording'), detail: failureText(view.reason, words) };
    case 'timeout':
      if (view.reason === 'notAsked') return { title: words('notRequested'), detail: camera };
      return {
        title: words('noRecording'),
        detail:
          view.reason !== 'deviceSilent'
            ? timeoutText(view.reason, words)
            : silence === null
              ? words('deviceNeverReported')
              : words('deviceLastReported', { ago: silence }),
      };
  }
}
