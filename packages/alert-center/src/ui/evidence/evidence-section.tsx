import { isPantauError, useToast, useParts } from '@pantau/core';
import { type ReactElement, useMemo, useRef, useState } from 'react';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import type { AlertView } from '../../hooks/list.ts';
import { type MediaNotice, useEvidence } from '../../hooks/evidence.ts';
import type { Alert } from '../../engine/alert/alert.ts';
import { mayHaveCamera } from '../../engine/evidence/camera-device.ts';
import { cameraOf } from '../../engine/evidence/camera.ts';
import type { Media } from '../../engine/evidence/evidence-state.ts';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { usePreviewText } from '../shared/use-preview-text.ts';
import { actionErrorText } from '../shared/text/error-text.ts';
import { useText } from '../shared/use-text.ts';
import { EvidenceLine } from './evidence-line.tsx';
import css from './evidence.module.css';
import { useEvidenceAnnouncements } from './use-evidence-announcements.ts';
import { useEvidenceText } from './use-evidence-text.ts';
import { useMoveFocus } from './use-move-focus.ts';

const evidenceVideo = createLazy(async () => {
  const part = await import('./evidence-video.tsx');
  return part.EvidenceVideo;
});

export interface EvidenceSectionProps {
  readonly view: AlertView;
}

/**
 * Camera evidence of an alert. Renders nothing without an evidence source, or for alerts without a camera.
 */
export function EvidenceSection({ view: { alert } }: EvidenceSectionProps): ReactElement | null {
  const { source: evidence } = useAlertCenter().evidence;
  if (evidence === null || !(alert.shouldHaveMedia || mayHaveCamera(alert))) return null;
  return <AlertEvidence key={alert.id} alert={alert} />;
}

function AlertEvidence({ alert }: { readonly alert: Alert }): ReactElement | null {
  const parts = useParts();
  const t = usePreviewText();
  const sectionRef = useRef<HTMLDivElement>(null);
  const [watched, setWatched] = useState<string | null>(null);
  const onNotice = useMediaToasts(alert);
  const { media: found, request, cancel, playbackFailed } = useEvidence(alert, onNotice);
  const media = useOwnCameraFirst(found, alert.alertCode);
  const text = useEvidenceText(media, alert.alertCode);
  useEvidenceAnnouncements(media.view, text, alert.vehicle.licensePlate);
  const ways = useMoveFocus(sectionRef);
  const close = (): void => setWatched(null);
  if (media.view.state === 'failed' && media.view.reason === 'notOffered') return null;
  return (
    <div
      ref={sectionRef}
      role="group"
      tabIndex={-1}
      {...parts('preview-section', css.evidence)}
      aria-label={t('evidence')}
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
            initialClipId: watched,
            onClose: close,
            onPlaybackFailed: playbackFailed,
          }}
          onFail={close}
        />
      )}
    </div>
  );
}

/** Puts the camera of the alert first. */
function useOwnCameraFirst(media: Media, alertCode: number): Media {
  return useMemo(() => {
    if (media.view.state !== 'complete') return media;
    const own = cameraOf(alertCode);
    const rank = ({ camera }: { readonly camera: string }): number => (camera === own ? 0 : 1);
    const clips = media.view.clips.toSorted((one, other) => rank(one) - rank(other));
    return { ...media, view: { ...media.view, clips } };
  }, [media, alertCode]);
}

/** Toasts for evidence errors and failed requests. */
function useMediaToasts({ vehicle }: Alert): (notice: MediaNotice) => void {
  const t = usePreviewText();
  const tCommon = useText();
  const toast = useToast();
  const plate = vehicle.licensePlate;
  return (notice) => {
    if (notice.type === 'notify') {
      toast.show({ kind: 'error', text: t(notice.what, { plate }) });
      return;
    }
    const { error } = notice;
    const text = isPantauError(error) ? actionErrorText(error, tCommon) : error.message;
    toast.show({ kind: 'error', text });
  };
}
