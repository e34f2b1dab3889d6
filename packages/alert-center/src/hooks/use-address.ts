import { useLocale } from '@pantau/core';
import type { Alert } from '../engine/alert/alert.ts';
import { addressesOf } from '../engine/evidence/address-cache.ts';
import { useAlertCenter } from './alert-center-context.ts';
import { type Lookup, useLookup } from './use-lookup.ts';

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
