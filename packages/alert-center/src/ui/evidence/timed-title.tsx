import { type ReactElement, useCallback } from 'react';
import { useEverySecond } from '../shared/ticker.ts';
import { clockText } from '../shared/text/duration-text.ts';
import { usePreviewText } from '../shared/use-preview-text.ts';
import css from './evidence.module.css';

const SECOND_MS = 1_000;

export interface TimedTitleProps {
  readonly title: string;
  /** When the wait began, epoch ms by the device's clock. */
  readonly since: number;
}

/** A wait and its elapsed time: Waiting for the recording, 0:12. Renders by itself. */
export function TimedTitle({ title, since }: TimedTitleProps): ReactElement {
  const t = usePreviewText();
  const read = useCallback((now: number) => clockText((now - since) / SECOND_MS), [since]);
  const time = useEverySecond(read);
  return <span className={css.elapsed}>{t('mediaElapsed', { title, time })}</span>;
}
