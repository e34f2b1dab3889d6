import { isPantauError, useToast } from '@pantau/core';
import { type ReactElement, useMemo, useRef, useState } from 'react';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import type { AlertView } from '../../hooks/use-alert.ts';
import { type MediaTold, useEvidence } from '../../hooks/use-evidence.ts';
import type { Alert } from '../../engine/alert/alert.ts';
import { mayHaveCamera } from '../../engine/evidence/camera-device.ts';
import { cameraOf } from '../../engine/evidence/camera.ts';
import type { Media } from '../../engine/evidence/evidence-state.ts';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { usePreviewWords } from '../shared/use-preview-text.ts';
import { actionErrorText } from '../shared/text/error-text.ts';
import { useWords } from '../shared/use-text.ts';
import { EvidenceLine } from './evidence-line.tsx';
import css from './evidence.module.css';
import { useEvidenceSaid } from './use-evidence-announcements.ts';
import { useEvidenceText } from './use-evidence-text.ts';
import { useFocusOnward } from './use-move-focus.ts';

const evidenceVideo = createLazy(async () => {
  const part = await import('./evidence-video.tsx');
  return part.EvidenceVideo;
});

export interface EvidenceSectionProps {
  readonly view: AlertView;
}

/**
 * How far the camera evidence of an alert has come, and the way to see it. Nothing is shown where nobody
 * keeps evidence, nor of an alert that no camera can have seen.
 */
export function EvidenceSection({ view: { alert } }: EvidenceSectionProps): ReactElement | null {
  const { evidence } = useAlertCenter();
  if (evidence === null || !(alert.shouldHaveMedia || mayHaveCamera(alert))) return null;
  return <AlertEvidence key={alert.id} alert={alert} />;
}

function AlertEvidence({ alert }: { readonly alert: Alert }): ReactElement | null {
  const words = usePreviewWords();
  const sectionRef = useRef<HTMLDivElement>(null);
  const [watched, setWatched] = useState<string | null>(null);
  const onTold = useMediaToasts(alert);
  const { media: told, request, cancel, playbackFailed } = useEvidence(alert, onTold);
  const media = useOwnCameraFirst(told, alert.alertCode);
  const text = useEvidenceText(media, alert.alertCode);
  useEvidenceSaid(media.view, text, alert.vehicle.licensePlate);
  const ways = useFocusOnward(sectionRef);
  const close = (): void => setWatched(null);
  if (media.view.state === 'failed' && media.view.reason === 'notOffered') return null;
  return (
    <div
      ref={sectionRef}
      role="group"
      tabIndex={-1}
      className={css.evidence}
      aria-label={words('evidence')}
    >
      <EvidenceLine
        media={media}
        text={text}
        ways={ways}
        onRequest={request}
        onCancel={cancel}
        onWatch={setWatched}
      />
      {watched !== null && (
        <LazyPart
          part={evidenceVideo}
          props={{
            alert,
            view: media.view,
            startsWith: watched,
            onClose: close,
            onPlaybackFailed: playbackFailed,
          }}
          onFail={close}
        />
      )}
    </div>
  );
}

/** The camera that the alert is about comes first. */
function useOwnCameraFirst(media: Media, alertCode: number): Media {
  return useMemo(() => {
    if (media.view.state !== 'complete') return media;
    const own = cameraOf(alertCode);
    const rank = ({ camera }: { readonly camera: string }): number => (camera === own ? 0 : 1);
    const clips = media.view.clips.toSorted((one, other) => rank(one) - rank(other));
    return { ...media, view: { ...media.view, clips } };
  }, [media, alertCode]);
}

/** Toasts of spec alerts §8, and why a request did not get through. */
function useMediaToasts({ vehicle }: Alert): (told: MediaTold) => void {
  const words = usePreviewWords();
  const errorWords = useWords();
  const toast = useToast();
  const plate = vehicle.licensePlate;
  return (told) => {
    if (told.type === 'tell') {
      toast.show({ kind: 'error', text: words(told.what, { plate }) });
      return;
    }
    const { error } = told;
    const text = isPantauError(error) ? actionErrorText(error, errorWords) : error.message;
    toast.show({ kind: 'error', text });
  };
}
