import { Button, Icon, type IconName } from '@pantau/core/ui';
import type { ReactElement, ReactNode } from 'react';
import { MEDIA_POLL_MS } from '../../domain/media/media-limits.ts';
import type { Media } from '../../domain/media/media-state.ts';
import { mayLookAgain } from '../../domain/media/reduce-media.ts';
import { usePreviewWords } from '../preview/use-preview-words.ts';
import { cameraNames } from './evidence-words.ts';
import css from './evidence.module.css';
import type { EvidenceText } from './use-evidence-text.ts';
import { Elapsed, WaitDial } from './wait-dial.tsx';

export interface EvidenceLineProps {
  readonly media: Media;
  readonly text: EvidenceText;
  readonly onRequest: () => void;
  readonly onCancel: () => void;
  /** The clip that is to be seen first. */
  readonly onWatch: (clipId: string) => void;
}

/** One line: at which step it is and since when, what can be done, and the way to the videos. */
export function EvidenceLine(props: EvidenceLineProps): ReactElement {
  const { media, text } = props;
  const { state } = media.view;
  const isUnderWay = state !== 'complete' && state !== 'failed' && state !== 'timeout';
  return (
    <div className={css.line} data-state={state}>
      <Sign media={media} />
      <span className={css.words}>
        <span className={css.title}>
          {text.title}
          {isUnderWay && state !== 'loading' && (
            <>
              {' '}
              <Elapsed since={media.since} />
            </>
          )}
        </span>
        <span className={css.detail}>{text.detail}</span>
      </span>
      <Ways {...props} />
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
  const isCounting = (state === 'checking' || state === 'waiting') && dueAt !== null;
  if (isCounting) return <WaitDial dueAt={dueAt} everyMs={MEDIA_POLL_MS} />;
  return (
    <span className={css.dial}>
      <Icon name="spinner" size={20} className={css.sign} />
    </span>
  );
}

/** One button whatever it is for: the focus stays on it as the state changes. */
function Ways(props: EvidenceLineProps): ReactElement | null {
  const { media, onRequest, onCancel, onWatch } = props;
  const { view } = media;
  const words = usePreviewWords();
  const way = (label: ReactNode, run: () => void, isCancel = false): ReactElement => (
    <Button size="dense" variant={isCancel ? 'quiet' : 'outline'} onClick={run}>
      {label}
    </Button>
  );
  switch (view.state) {
    case 'loading':
    case 'checking':
      return null;
    case 'requesting':
    case 'waiting':
      return way(words('stopWaiting'), onCancel, true);
    case 'failed':
      return mayLookAgain(view) ? way(words('lookAgain'), onRequest) : null;
    case 'timeout': {
      const isFirst = view.reason === 'notAsked' || view.reason === 'nothingCame';
      return way(words(isFirst ? 'requestVideo' : 'requestAgain'), onRequest);
    }
    case 'complete': {
      const names = cameraNames(view.clips, words);
      return (
        <span className={css.cameras}>
          {view.clips.map(({ id }, index) => (
            <Button
              key={id}
              size="dense"
              icon="play"
              aria-label={words('watchCamera', { camera: names[index] ?? '' })}
              onClick={() => onWatch(id)}
            >
              {view.clips.length === 1 ? words('watchVideo') : names[index]}
            </Button>
          ))}
        </span>
      );
    }
  }
}
