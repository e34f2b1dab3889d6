import type { CSSProperties, ReactElement } from 'react';
import { useMessages } from '../i18n/i18n-context.tsx';
import { formatDuration } from './format-duration.ts';
import { mediaMessages } from './messages/media-messages.ts';
import type { PlaybackStore } from './playback-store.ts';
import css from './scrubber.module.css';
import { usePlayback } from './use-playback.ts';

export interface ScrubberProps {
  readonly store: PlaybackStore | null;
  /** Position of the event in seconds; null if there is none. */
  readonly eventAt: number | null;
}

const percentage = (value: number, whole: number | null): string =>
  whole === null ? '0%' : `${Math.min(100, (value / whole) * 100)}%`;

/** Shows and changes the playback position. An amber tick marks the event. */
export function Scrubber({ store, eventAt }: ScrubberProps): ReactElement {
  const t = useMessages(mediaMessages);
  const { position, duration, bufferedTo } = usePlayback(store, (playback) => playback);
  const time = {
    position: formatDuration(position),
    duration: formatDuration(duration ?? 0),
  };
  const hasTick = eventAt !== null && duration !== null && eventAt >= 0 && eventAt <= duration;
  const valueText = hasTick
    ? t('progressWithEvent', { ...time, event: formatDuration(eventAt) })
    : t('progress', time);
  const style = {
    '--played': percentage(position, duration),
    '--loaded': percentage(bufferedTo, duration),
    '--event': percentage(eventAt ?? 0, duration),
  } as CSSProperties;
  return (
    <div className={css.row}>
      <div className={css.scrubber} style={style}>
        <span className={css.track}>
          <span className={css.loaded} />
          <span className={css.played} />
        </span>
        {hasTick && <span className={css.tick} />}
        <input
          type="range"
          className={css.range}
          min={0}
          max={duration ?? 1}
          step="any"
          value={Math.min(position, duration ?? 0)}
          disabled={duration === null}
          aria-label={t('scrubber')}
          aria-valuetext={valueText}
          onChange={(event) => store?.seekTo(event.currentTarget.valueAsNumber)}
        />
      </div>
      <span className={css.time}>
        {duration === null ? formatDuration(position) : `${time.position} / ${time.duration}`}
      </span>
    </div>
  );
}
