import { useClock, useReportError } from '@pantau/core';
import { type Sound, createWebAudioSound } from '@pantau/core/sound';
import { useEffect, useMemo } from 'react';
import type { AnnouncementId } from '../../engine/announcements/announcement.ts';
import { createArrivalChime, runAloneInBrowser } from '../../engine/announcements/arrival-chime.ts';

/** Two soft falling notes: pitch in Hz, start in s. */
const notes = [
  { pitch: 783.99, at: 0 },
  { pitch: 587.33, at: 0.18 },
];

/** Returns a function that sounds for an announcement, in one tab only. @param sound defaults to a generated one */
export function useArrivalChime(sound: Sound | null | undefined): (id: AnnouncementId) => void {
  const clock = useClock();
  const onError = useReportError();
  const own = useMemo(
    () =>
      sound === undefined
        ? createWebAudioSound({ clock, notes, loudness: 0.08, length: 0.5, wave: 'sine' })
        : sound,
    [sound, clock],
  );
  useEffect(() => () => own?.close(), [own]);
  return useMemo(
    () => createArrivalChime({ clock, sound: own, runAlone: runAloneInBrowser, onError }),
    [clock, own, onError],
  );
}
