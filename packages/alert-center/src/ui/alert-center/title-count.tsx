import { capCount } from '@pantau/core/ui/badge';
import { useEffect, useRef } from 'react';
import { useAlertCounts } from '../../hooks/list.ts';
import { type CountInTitle, createCountInTitle, titleWatchOf } from './count-in-title.ts';

/** Number of unread alerts in the tab title: `(12) Dashboard`, at most `(99+)`. */
export function TitleCount(): null {
  const { unread } = useAlertCounts();
  const title = useRef<CountInTitle>(null);

  useEffect(() => {
    const mounted = createCountInTitle(document, titleWatchOf(document));
    title.current = mounted;
    return () => mounted.stop();
  }, []);
  useEffect(() => title.current?.show(unread === 0 ? '' : capCount(unread)), [unread]);
  return null;
}
