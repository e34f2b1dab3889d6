import { Button } from '@pantau/core/ui/button';
import { Icon, type IconName } from '@pantau/core/ui/icon';
import { type ReactElement, useRef } from 'react';
import { useAlertAccess } from '../../hooks/permissions.ts';
import type { Media, MediaState } from '../../engine/evidence/evidence-state.ts';
import { mayLookAgain } from '../../engine/evidence/evidence-request.ts';
import { usePreviewText } from '../shared/use-preview-text.ts';
import { cameraNames, firstClips } from './evidence-text.ts';
import css from './evidence.module.css';
import type { EvidenceText } from './use-evidence-text.ts';
import { type OnFocusLost, useFocusHeld } from './use-move-focus.ts';
import { TimedTitle } from './timed-title.tsx';

export interface EvidenceLineProps {
  readonly media: Media;
  readonly text: EvidenceText;
  /** Called when the focused action unmounts. */
  readonly ways: OnFocusLost;
  readonly onRequest: () => void;
  readonly onCancel: () => void;
  /** Id of the clip to play first. */
  readonly onWatch: (clipId: string) => void;
}

/** Status of the evidence with its elapsed time, and the possible actions. */
export function EvidenceLine(props: EvidenceLineProps): ReactElement {
  const { media, text } = props;
  const { state } = media.view;
  const isUnderWay = state !== 'complete' && state !== 'failed' && state !== 'timeout';
  return (
    <div className={css.line} data-state={state}>
      <Sign media={media} />
      <span className={css.text}>
        <span className={css.title}>
          {isUnderWay && state !== 'loading' ? (
            <TimedTitle title={text.title} since={media.since} />
          ) : (
            text.title
          )}
        </span>
        <span className={css.detail}>{text.detail}</span>
      </span>
      <EvidenceActions key={actionKind(media.view)} {...props} />
    </div>
  );
}

const signs: Readonly<Record<'complete' | 'failed' | 'timeout', IconName>> = {
  complete: 'video',
  failed: 'videoOff',
  timeout: 'videoOff',
};

function Sign({ media: { view, dueAt } }: Pick<EvidenceLineProps, 'media'>): ReactElement {
  const { state } = view;
  if (state === 'complete' || state === 'failed' || state === 'timeout') {
    const isQuiet = state === 'timeout' && view.reason === 'notAsked';
    return <Icon name={isQuiet ? 'video' : signs[state]} className={css.sign} />;
  }
  // Turns only while a response is awaited, not between two checks.
  const isIdle = state !== 'requesting' && dueAt !== null;
  return <Icon name={isIdle ? 'clock' : 'spinner'} className={css.sign} />;
}

/** Kind of actions in a state. The same kind keeps its element, and with it the focus. */
function actionKind(view: MediaState): 'none' | 'one' | 'cameras' {
  switch (view.state) {
    case 'loading':
    case 'checking':
      return 'none';
    case 'complete':
      return 'cameras';
    case 'failed':
      return mayLookAgain(view) ? 'one' : 'none';
    default:
      return 'one';
  }
}

/** A single button whose label changes, so that it keeps the focus; or one per camera. */
function EvidenceActions(props: EvidenceLineProps): ReactElement {
  const { media, ways, onWatch } = props;
  const { view } = media;
  const ref = useRef<HTMLSpanElement>(null);
  useFocusHeld(ref, ways);
  const t = usePreviewText();
  // Without the scope, only what the user has not requested: looking again after the service failed.
  const { canRequestMedia } = useAlertAccess();
  const isAllowed = canRequestMedia || mayLookAgain(view);
  // Further clips of a camera are tabs of the player.
  const clips = view.state === 'complete' ? firstClips(view.clips) : [];
  const names = cameraNames(clips, t);
  return (
    <span ref={ref} className={css.actions}>
      {clips.map(({ id }, index) => (
        <Button
          key={id}
          size="dense"
          icon="play"
          aria-label={t('watchCamera', { camera: names[index] ?? '' })}
          onClick={() => onWatch(id)}
        >
          {clips.length === 1 ? t('watchVideo') : names[index]}
        </Button>
      ))}
      {actionKind(view) === 'one' && isAllowed && <SingleAction {...props} />}
    </span>
  );
}

function SingleAction({ media, onRequest, onCancel }: EvidenceLineProps): ReactElement {
  const { view } = media;
  const t = usePreviewText();
  const isUnderWay = view.state === 'requesting' || view.state === 'waiting';
  const isFirst =
    view.state === 'timeout' && (view.reason === 'notAsked' || view.reason === 'nothingCame');
  const label = isUnderWay
    ? 'stopWaiting'
    : view.state === 'failed'
      ? 'lookAgain'
      : isFirst
        ? 'requestVideo'
        : 'requestAgain';
  return (
    <Button
      size="dense"
      variant={isUnderWay ? 'quiet' : 'outline'}
      onClick={isUnderWay ? onCancel : onRequest}
    >
      {t(label)}
    </Button>
  );
}
