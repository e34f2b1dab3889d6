import { useClock, useReportError } from '@pantau/core';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { offsetOf } from '../engine/list/server-clock.ts';
import type { Media } from '../engine/evidence/evidence-state.ts';
import type { MediaAlert } from '../engine/evidence/evidence-calls.ts';
import {
  type MediaRunner,
  type MediaNotice,
  createMediaRunner,
} from '../engine/evidence/evidence-runner.ts';
import { mediaCacheOf } from '../engine/evidence/evidence-cache.ts';
import { useAlertCenter } from './alert-center-context.ts';

export type { MediaNotice } from '../engine/evidence/evidence-runner.ts';

export interface Evidence extends Pick<MediaRunner, 'request' | 'cancel' | 'playbackFailed'> {
  readonly media: Media;
}

/**
 * The camera evidence of an alert, requested while the component is mounted. Requires an alert centre
 * with an evidence source. A component instance must keep to one alert: use the alert's id as its key.
 */
export function useEvidence(alert: MediaAlert, onNotice: (notice: MediaNotice) => void): Evidence {
  const store = useAlertCenter();
  const clock = useClock();
  const onError = useReportError();
  const id = alert.id;
  const evidence = store.evidence.source;
  // The request parameters are fixed at the first render.
  const [first] = useState(alert);
  const runner = useMemo(() => {
    if (evidence === null) throw new Error('useEvidence requires an evidence source');
    const serverAhead = (): number => offsetOf(store.get().list);
    return (
      mediaCacheOf(store).find(id) ??
      createMediaRunner({ evidence, clock, alert: first, serverAhead, onError })
    );
  }, [store, evidence, clock, id, first, onError]);

  const latest = useRef(onNotice);
  useEffect(() => {
    latest.current = onNotice;
  });
  useEffect(() => {
    const leave = runner.onNotice((notice) => latest.current(notice));
    const release = mediaCacheOf(store).hold(id, runner);
    return () => {
      leave();
      release();
    };
  }, [store, id, runner]);

  const media = useSyncExternalStore(runner.subscribe, runner.get, runner.get);
  const { request, cancel, playbackFailed } = runner;
  return { media, request, cancel, playbackFailed };
}
