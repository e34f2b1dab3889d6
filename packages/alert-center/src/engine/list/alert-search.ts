import type { AlertGroup } from '@pantau/core/contract';
import type { OwnerFilter } from '../alert/owner.ts';

/**
 * What the user searches the alerts of the time window for; an alert must meet all conditions. Emergencies
 * (code 1) meet every search, so that none is hidden.
 */
export interface AlertSearch {
  /**
   * Every word must occur, ignoring case, in the plate (with or without its spaces), the driver's name, the
   * address, the name of a geofence, a description of the event in either language, or the number of the fleet
   * task where the user may see it. At most `SEARCH_TEXT_MAX` characters.
   */
  readonly text: string;
  /** Groups of alert codes; empty for all. */
  readonly groups: readonly AlertGroup[];
  /** Ids of vehicle groups, one of which must have the vehicle; empty for all vehicles. */
  readonly vehicleGroups: readonly string[];
  /** Only alerts that are neither read nor settled. */
  readonly unreadOnly: boolean;
  /** Only alerts that the user owns, or that nobody owns; only with sources that have `changeOwner`. */
  readonly owner?: OwnerFilter | undefined;
}

/** Vehicles under a common name. */
export interface VehicleGroup {
  readonly id: string;
  readonly name: string;
}

export const SEARCH_TEXT_MAX = 200;

/** The groups of alert codes, in the order in which they are offered. */
export const alertGroups = [
  'safety',
  'driving',
  'dms',
  'adas',
  'geofence',
  'fleetOrder',
  'value',
  'device',
] as const satisfies readonly AlertGroup[];

export const emptySearch: AlertSearch = {
  text: '',
  groups: [],
  vehicleGroups: [],
  unreadOnly: false,
};

/** The search without superfluous blanks; `null` when it has no condition. */
export function normalSearch(search: AlertSearch): AlertSearch | null {
  const text = search.text.trim().replace(/\s+/g, ' ').slice(0, SEARCH_TEXT_MAX);
  const { groups, vehicleGroups, unreadOnly, owner } = search;
  const hasFlag = unreadOnly || owner !== undefined;
  const isEmpty = text === '' && groups.length + vehicleGroups.length === 0 && !hasFlag;
  return isEmpty ? null : { ...search, text };
}

const sameItems = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((item) => other.includes(item));

export function sameSearch(one: AlertSearch | null, other: AlertSearch | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.text === other.text &&
    one.unreadOnly === other.unreadOnly &&
    one.owner === other.owner &&
    sameItems(one.groups, other.groups) &&
    sameItems(one.vehicleGroups, other.vehicleGroups)
  );
}
