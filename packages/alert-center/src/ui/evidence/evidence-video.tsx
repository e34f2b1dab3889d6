import { useFormat, useDataLocale } from '@pantau/core';
import { type VideoClip, VideoDialog } from '@pantau/core/media';
import type { ReactElement } from 'react';
import type { Alert } from '../../engine/alert/alert.ts';
import type { MediaState } from '../../engine/evidence/evidence-state.ts';
import { usePreviewText } from '../shared/use-preview-text.ts';
import { alertTitle } from '../shared/text/alert-text.ts';
import { cameraNames, failureText } from './evidence-text.ts';

export interface EvidenceVideoProps {
  readonly alert: Alert;
  readonly view: MediaState;
  /** Id of the clip to play first. */
  readonly initialClipId: string;
  readonly onClose: () => void;
  readonly onPlaybackFailed: (clipId: string) => void;
}

/** Player for the videos of an alert. Loads with the first video. */
export function EvidenceVideo(props: EvidenceVideoProps): ReactElement {
  const { alert, view, initialClipId, onClose, onPlaybackFailed } = props;
  const t = usePreviewText();
  const format = useFormat();
  const locale = useDataLocale();
  const { licensePlate } = alert.vehicle;
  const found = view.state === 'complete' ? view.clips : [];
  const names = cameraNames(found, t);
  const clips = found.map(({ id, files, startTime }, index): VideoClip => ({
    id,
    camera: names[index] ?? '',
    sources: files,
    startTime,
    eventTime: alert.createdOn,
  }));
  const about = [licensePlate, alert.driver?.fullname, format.timeWithSeconds(alert.createdOn)];
  return (
    <VideoDialog
      open
      onOpenChange={onClose}
      title={alertTitle(alert, locale)}
      description={about.filter((part) => part !== undefined).join(', ')}
      clips={clips}
      initialClipId={initialClipId}
      licensePlate={licensePlate}
      noMediaReason={view.state === 'failed' ? failureText(view.reason, t) : undefined}
      onPlaybackFailed={({ id }, failure) => {
        // Other failures, such as a lost connection, do not concern the clip.
        if (failure === 'unplayable' || failure === 'timedOut') onPlaybackFailed(id);
      }}
    />
  );
}
