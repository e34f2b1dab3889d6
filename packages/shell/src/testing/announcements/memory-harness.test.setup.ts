import { createManualClock } from '@pantau/core/testing';
import { createMemoryAnnouncementSource } from '../../adapters/memory/memory-announcement-source.ts';
import type { AnnouncementSource } from '../../engine/announcements/announcement-source.port.ts';
import type { AnnouncementHarness } from './harness.ts';

/** A contract harness for the memory adapter; `spoil` can inject a fault. */
export function createMemoryHarness(
  spoil: (source: AnnouncementSource, foreign: AnnouncementSource) => AnnouncementSource = (
    source,
  ) => source,
): AnnouncementHarness {
  const clock = createManualClock(Date.UTC(2026, 10, 20, 7));
  const own = createMemoryAnnouncementSource({ clock });
  const other = createMemoryAnnouncementSource({ clock });
  return {
    source: spoil(own, other),
    foreign: spoil(other, own),
    async publish(announcement) {
      await clock.advance(1_000);
      return own.publish(announcement);
    },
    now: () => clock.now(),
    reconnect: () => Promise.resolve(own.reconnect()),
    close: () => undefined,
  };
}
