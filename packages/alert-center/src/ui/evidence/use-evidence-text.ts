import { useFormat } from '@pantau/core';
import { useCallback } from 'react';
import { useServerOffset } from '../../hooks/connection.ts';
import { cameraOf } from '../../engine/evidence/camera.ts';
import { MEDIA_POLL_MS } from '../../engine/evidence/evidence-limits.ts';
import type { Media } from '../../engine/evidence/evidence-state.ts';
import { timeAgo } from '../../engine/alert/time-ago.ts';
import { usePreviewText } from '../shared/use-preview-text.ts';
import { useEverySecond } from '../shared/ticker.ts';
import { timePassedText } from '../shared/text/time-ago-text.ts';
import { useText } from '../shared/use-text.ts';
import { cameraText, failureText, firstClips, stepText, timeoutText } from './evidence-text.ts';

/** Text of the evidence line without the elapsed time. */
export interface EvidenceText {
  readonly title: string;
  readonly detail: string;
}

const SECOND_MS = 1_000;

/** Time since the device's last report; `null` unless the device is silent. */
function useSilence({ view }: Media): string | null {
  const t = useText();
  const format = useFormat();
  const offset = useServerOffset();
  const at = view.state === 'timeout' && view.reason === 'deviceSilent' ? view.lastReportOn : null;
  const read = useCallback(
    (now: number) => (at === null ? null : timePassedText(timeAgo(now + offset, at), t, format)),
    [at, offset, t, format],
  );
  return useEverySecond(read);
}

export function useEvidenceText(media: Media, alertCode: number): EvidenceText {
  const t = usePreviewText();
  const silence = useSilence(media);
  const { view, dueAt } = media;
  const camera = cameraText(cameraOf(alertCode), t);
  switch (view.state) {
    case 'loading':
      return { title: t('mediaLoading'), detail: camera };
    case 'checking':
    case 'waiting': {
      const seconds = MEDIA_POLL_MS / SECOND_MS;
      const waiting = view.state === 'waiting' && view.isRequested;
      return {
        title: t(waiting ? 'mediaRequested' : 'mediaWaiting'),
        detail:
          dueAt === null
            ? t('mediaCheckingNow', { camera })
            : t('mediaCheckedEvery', { camera, seconds }),
      };
    }
    case 'requesting':
      return { title: t('mediaRequesting'), detail: stepText(view.step, t) };
    case 'complete':
      return {
        title: t('mediaComplete'),
        detail: t('cameraCount', { count: firstClips(view.clips).length }),
      };
    case 'failed':
      return { title: t('noRecording'), detail: failureText(view.reason, t) };
    case 'timeout':
      if (view.reason === 'notAsked') return { title: t('notRequested'), detail: camera };
      return {
        title: t('noRecording'),
        detail:
          view.reason !== 'deviceSilent'
            ? timeoutText(view.reason, t)
            : silence === null
              ? t('deviceNeverReported')
              : t('deviceLastReported', { ago: silence }),
      };
  }
}
