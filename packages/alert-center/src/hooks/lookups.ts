import { isPantauError, useLocale, useReportError } from '@pantau/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { EvidenceSource } from '../engine/evidence/evidence-source.port.ts';
import { useAlertCenter } from './alert-center-context.ts';
import type { Alert, FleetOrder, FleetOrderDetail } from '../engine/alert/alert.ts';
import { addressesOf } from '../engine/evidence/address-cache.ts';
import type { GeofenceOutline, TrackPoint } from '../engine/evidence/places.ts';
import { TRACK_MS } from '../engine/evidence/track.ts';

/** How far something that is looked up beside an alert has come. `none`: there is nothing to ask, or nobody. */
export type Lookup<T> =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'found'; readonly value: T };

interface Answer<T> {
  readonly key: string;
  readonly evidence: EvidenceSource;
  readonly lookup: Lookup<T>;
}

export type ReadLookup<T> = (evidence: EvidenceSource, signal: AbortSignal) => Promise<T>;

const none = { status: 'none' } as const;
const loading = { status: 'loading' } as const;
const failed = { status: 'failed' } as const;

/** What a source does not have at all is no fault (`EvidenceSource`). */
const isFault = (error: unknown): boolean => !(isPantauError(error) && error.kind === 'notFound');

/**
 * Asks once for each key; ends the request when nobody wants the answer any more. A failure is reported,
 * not shown, unless the view does so.
 *
 * @param key what is asked for, in one word; null: nothing
 * @returns the answer, and the way to ask again
 */
export function useLookup<T>(
  key: string | null,
  read: ReadLookup<T>,
): readonly [lookup: Lookup<T>, again: () => void] {
  const { source: evidence } = useAlertCenter().evidence;
  const report = useReportError();
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });

  useEffect(() => {
    if (key === null || evidence === null) return undefined;
    const aborter = new AbortController();
    const { signal } = aborter;
    const tell = (lookup: Lookup<T>): void => {
      if (!signal.aborted) setAnswer({ key, evidence, lookup });
    };
    latest.current(evidence, signal).then(
      (value) => tell({ status: 'found', value }),
      (error: unknown) => {
        if (!signal.aborted && isFault(error)) report(error);
        tell(failed);
      },
    );
    return () => aborter.abort();
  }, [key, evidence, attempt, report]);

  const again = useCallback(() => {
    setAnswer(null);
    setAttempt((before) => before + 1);
  }, []);

  if (key === null || evidence === null) return [none, again];
  const isAnswered = answer?.key === key && answer.evidence === evidence;
  return [isAnswered ? answer.lookup : loading, again];
}

/**
 * The address of an alert in the user's language: as the alert tells it, else looked up by its position
 * (spec alerts §7, reverse geocoding). Found and null: nobody knows of one.
 */
export function useAddress({
  address,
  position,
}: Pick<Alert, 'address' | 'position'>): Lookup<string | null> {
  const memory = useAlertCenter().evidence;
  const locale = useLocale();
  const isWanted = address === null && position !== null;
  const key = isWanted ? `${locale} ${position.latitude} ${position.longitude}` : null;
  const [lookup] = useLookup(key, (evidence, signal) =>
    position === null
      ? Promise.resolve(null)
      : addressesOf(memory, evidence).reverse(position, locale, signal),
  );
  return address === null ? lookup : { status: 'found', value: address };
}

const noGeofences: readonly GeofenceOutline[] = [];

/** Outlines of the geofences that an alert names; empty while not known. */
export function useGeofences({ geofences }: Pick<Alert, 'geofences'>): readonly GeofenceOutline[] {
  const ids = geofences.map(({ geofenceId }) => geofenceId);
  const [lookup] = useLookup(ids.length === 0 ? null : ids.join(' '), (evidence, signal) =>
    evidence.readGeofences(ids, signal),
  );
  return lookup.status === 'found' ? lookup.value : noGeofences;
}

const noTrack: readonly TrackPoint[] = [];

/** Where the vehicle was in the last minutes before the alert, oldest first; empty while not known. */
export function useTrack({
  vehicle: { vehicleId },
  createdOn,
  position,
}: Pick<Alert, 'vehicle' | 'createdOn' | 'position'>): readonly TrackPoint[] {
  const key = position === null ? null : `${vehicleId} ${createdOn}`;
  const [lookup] = useLookup(key, (evidence, signal) =>
    evidence.readTrack({ vehicleId, startTime: createdOn - TRACK_MS, endTime: createdOn }, signal),
  );
  return lookup.status === 'found' ? lookup.value : noTrack;
}

export interface FleetOrderLookup {
  readonly detail: Lookup<FleetOrderDetail | null>;
  again(): void;
}

/**
 * Where the fleet task of an alert stands: as the alert tells it, else looked up by foId and logId (spec
 * alerts §7). Only for those who may see it: see `useFleetOrder`.
 */
export function useFleetOrderDetail({ detail, foId, logId }: FleetOrder): FleetOrderLookup {
  const isWanted = detail === null && foId !== null && logId !== null;
  const [lookup, again] = useLookup(isWanted ? `${foId} ${logId}` : null, (evidence, signal) =>
    evidence.readFleetOrder({ foId: foId ?? '', logId: logId ?? '' }, signal),
  );
  return { detail: detail === null ? lookup : { status: 'found', value: detail }, again };
}
