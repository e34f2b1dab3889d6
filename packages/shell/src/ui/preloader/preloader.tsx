import { useClock, useMessages } from '@pantau/core';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { shellMessages } from '../../messages/shell-messages.ts';
import css from './preloader.module.css';

/** How long it covers the application, ms. */
const SHOWN_MS = 2_500;

export interface PreloaderProps {
  /** Whether it is shown at all. Turning it on later does not cover the application again. */
  readonly enabled: boolean;
  /** Usually the logo. */
  readonly children: ReactNode;
}

/** Covers the application for its first 2500 ms, for users who turned that on (SH-86). */
export function Preloader({ enabled, children }: PreloaderProps): ReactElement | null {
  const t = useMessages(shellMessages);
  const clock = useClock();
  const [shown, setShown] = useState(enabled);
  useEffect(
    () => (shown ? clock.setTimeout(() => setShown(false), SHOWN_MS) : undefined),
    [clock, shown],
  );
  if (!shown) return null;
  return (
    <div className={css.preloader} role="status">
      <VisuallyHidden>{t('preloading')}</VisuallyHidden>
      <div className={css.logo} aria-hidden="true" inert>
        {children}
      </div>
      <span className={css.track} aria-hidden="true">
        <span className={css.runner} />
      </span>
    </div>
  );
}
