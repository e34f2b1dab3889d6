import { isPantauError, useLocale, useReportError } from '@pantau/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { EvidenceSource } from '../engine/evidence/evidence-source.port.ts';
import { useAlertCenter } from './alert-center-context.ts';
import type { Alert, FleetOrder, FleetOrderDetail } from '../engine/alert/alert.ts';
import { addressesOf } from '../engine/evidence/address-cache.ts';
import type { GeofenceOutline, TrackPoint } from '../engine/evidence/places.ts';
import { TRACK_MS } from '../engine/evidence/track.ts';

/** The state of a lookup. `none` means that there is nothing to look up or no evidence source. */
export type Lookup<T> =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'found'; readonly value: T };

interface KeyedLookup<T> {
  readonly key: string;
  readonly evidence: EvidenceSource;
  readonly lookup: Lookup<T>;
}

export type ReadLookup<T> = (evidence: EvidenceSource, signal: AbortSignal) => Promise<T>;

const none = { status: 'none' } as const;
const loading = { status: 'loading' } as const;
const failed = { status: 'failed' } as const;

/** A source that does not support a lookup rejects with `notFound`, which is not reported. */
const isFault = (error: unknown): boolean => !(isPantauError(error) && error.kind === 'notFound');

/**
 * Runs a lookup once per key and aborts it when the key changes or the component unmounts. Failures are
 * reported.
 *
 * @param key identifies the request; `null` disables the lookup
 * @returns the lookup, and a function that runs it again
 */
function useLookup<T>(
  key: string | null,
  read: ReadLookup<T>,
): readonly [lookup: Lookup<T>, again: () => void] {
  const { source: evidence } = useAlertCenter().evidence;
  const report = useReportError();
  const [result, setResult] = useState<KeyedLookup<T> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });

  useEffect(() => {
    if (key === null || evidence === null) return undefined;
    const aborter = new AbortController();
    const { signal } = aborter;
    const finish = (lookup: Lookup<T>): void => {
      if (!signal.aborted) setResult({ key, evidence, lookup });
    };
    latest.current(evidence, signal).then(
      (value) => finish({ status: 'found', value }),
      (error: unknown) => {
        if (!signal.aborted && isFault(error)) report(error);
        finish(failed);
      },
    );
    return () => aborter.abort();
  }, [key, evidence, attempt, report]);

  const again = useCallback(() => {
    setResult(null);
    setAttempt((before) => before + 1);
  }, []);

  if (key === null || evidence === null) return [none, again];
  const isCurrent = result?.key === key && result.evidence === evidence;
  return [isCurrent ? result.lookup : loading, again];
}

/**
 * The address of an alert in the user's language: taken from the alert, or looked up by its position.
 * `found` with `null` means that no address is known.
 */
export function useAddress({
  address,
  position,
}: Pick<Alert, 'address' | 'position'>): Lookup<string | null> {
  const memory = useAlertCenter().evidence;
  const locale = useLocale();
  const shouldLookUp = address === null && position !== null;
  const key = shouldLookUp ? `${locale} ${position.latitude} ${position.longitude}` : null;
  const [lookup] = useLookup(key, (evidence, signal) =>
    position === null
      ? Promise.resolve(null)
      : addressesOf(memory, evidence).reverse(position, locale, signal),
  );
  return address === null ? lookup : { status: 'found', value: address };
}

const noGeofences: readonly GeofenceOutline[] = [];

/** Outlines of an alert's geofences; empty until loaded. */
export function useGeofences({ geofences }: Pick<Alert, 'geofences'>): readonly GeofenceOutline[] {
  const ids = geofences.map(({ geofenceId }) => geofenceId);
  const [lookup] = useLookup(ids.length === 0 ? null : ids.join(' '), (evidence, signal) =>
    evidence.readGeofences(ids, signal),
  );
  return lookup.status === 'found' ? lookup.value : noGeofences;
}

const noTrack: readonly TrackPoint[] = [];

/** The vehicle's positions in the minutes before the alert, oldest first; empty until loaded. */
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
 * The details of an alert's fleet task: taken from the alert, or looked up by `foId` and `logId`. Call it
 * only for users who may see fleet tasks; see `useFleetOrder`.
 */
export function useFleetOrderDetail({ detail, foId, logId }: FleetOrder): FleetOrderLookup {
  const shouldLookUp = detail === null && foId !== null && logId !== null;
  const [lookup, again] = useLookup(shouldLookUp ? `${foId} ${logId}` : null, (evidence, signal) =>
    evidence.readFleetOrder({ foId: foId ?? '', logId: logId ?? '' }, signal),
  );
  return { detail: detail === null ? lookup : { status: 'found', value: detail }, again };
}
