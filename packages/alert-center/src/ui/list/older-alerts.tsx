import { Button } from '@pantau/core/ui/button';
import { viewOf } from '@pantau/core/ui/overlay';
import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import type { AlertListView } from '../../hooks/list.ts';
import { useAlertActions } from '../../hooks/triage.ts';
import type { Urgency } from '../../engine/alert/alert.ts';
import { useText } from '../shared/use-text.ts';
import css from './alert-list.module.css';

export interface OlderAlertsProps {
  readonly urgency: Urgency;
  readonly older: AlertListView['older'];
  readonly scrollerRef: RefObject<HTMLElement | null>;
  /** The list holds as many alerts as it can: only the button loads, or few rows of many alerts would load forever. */
  readonly full: boolean;
}

/** Loads the next page this far before the end: three rows. */
const AHEAD = '0px 0px 168px 0px';

/** Loads the next page when it scrolls into view or is pressed. */
export function OlderAlerts(props: OlderAlertsProps): ReactElement {
  const { urgency, older, scrollerRef, full } = props;
  const t = useText();
  const { loadOlder } = useAlertActions();
  const endRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const end = endRef.current;
    // After a failure only the button retries.
    if (end === null || older !== 'idle' || full) return undefined;
    const observer = new (viewOf(end).IntersectionObserver)(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) loadOlder(urgency);
      },
      { root: scrollerRef.current, rootMargin: AHEAD },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [older, full, urgency, loadOlder, scrollerRef]);

  return (
    <div ref={endRef} className={css.older}>
      {older === 'failed' && <span className={css.trouble}>{t('olderFailed')}</span>}
      <Button
        variant="accent"
        size="dense"
        loading={older === 'loading'}
        onClick={() => loadOlder(urgency)}
      >
        {older === 'failed' ? t('retry') : t(older === 'loading' ? 'loadingOlder' : 'loadOlder')}
      </Button>
    </div>
  );
}
