import { useClock, useReportError } from '@pantau/core';
import { useEffect, useMemo, useRef } from 'react';
import type { Announcement } from '../../engine/announcements/announcement.ts';
import type { AnnouncementSource } from '../../engine/announcements/announcement-source.port.ts';
import {
  type AnnouncementStore,
  createAnnouncementStore,
} from '../../engine/announcements/announcement-store.ts';

/** The announcements of a source. */
export function useAnnouncementStore(source: AnnouncementSource): AnnouncementStore {
  const clock = useClock();
  const onError = useReportError();
  return useMemo(
    () => createAnnouncementStore({ source, clock, onError }),
    [source, clock, onError],
  );
}

/** Counts announcements and receives new ones while the component is mounted. */
export function useArrivals(
  store: AnnouncementStore,
  onArrival: (announcement: Announcement) => void,
): void {
  const latest = useRef(onArrival);
  useEffect(() => {
    latest.current = onArrival;
  });
  useEffect(() => store.start((announcement) => latest.current(announcement)), [store]);
}
