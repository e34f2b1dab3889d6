import { useFormat, useLocale } from '@pantau/core';
import { type VideoClip, VideoDialog } from '@pantau/core/media';
import type { ReactElement } from 'react';
import type { Alert } from '../../engine/alert/alert.ts';
import type { MediaState } from '../../engine/evidence/evidence-state.ts';
import { usePreviewWords } from '../shared/use-preview-text.ts';
import { titleOf } from '../shared/text/alert-text.ts';
import { cameraNames, failureText } from './evidence-text.ts';

export interface EvidenceVideoProps {
  readonly alert: Alert;
  readonly view: MediaState;
  /** The clip that is seen first. */
  readonly startsWith: string;
  readonly onClose: () => void;
  readonly onPlaybackFailed: (clipId: string) => void;
}

/** The videos of one alert, large. Loads with the first one that is opened. */
export function EvidenceVideo(props: EvidenceVideoProps): ReactElement {
  const { alert, view, startsWith, onClose, onPlaybackFailed } = props;
  const words = usePreviewWords();
  const format = useFormat();
  const locale = useLocale();
  const { licensePlate } = alert.vehicle;
  const found = view.state === 'complete' ? view.clips : [];
  const names = cameraNames(found, words);
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
      title={titleOf(alert, locale)}
      description={about.filter((part) => part !== undefined).join(', ')}
      clips={clips}
      startsWith={startsWith}
      licensePlate={licensePlate}
      noMediaReason={view.state === 'failed' ? failureText(view.reason, words) : undefined}
      onPlaybackFailed={({ id }, failure) => {
        // A player that could not be loaded says nothing about the clip, nor does a lost connection.
        if (failure === 'unplayable' || failure === 'nothingCame') onPlaybackFailed(id);
      }}
    />
  );
}
