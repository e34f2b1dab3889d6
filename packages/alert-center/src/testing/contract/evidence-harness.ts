import { ContractViolation, check, checkSame } from '@pantau/core/testing';
import type { Position } from '@pantau/core/geo';
import { isPantauError } from '@pantau/core/base';
import type { FleetOrderDetail } from '../../engine/alert/alert.ts';
import type { GeofenceOutline } from '../../engine/evidence/places.ts';
import type { ClipsAnswer } from '../../engine/evidence/evidence-state.ts';
import type {
  EvidenceSource,
  FleetOrderQuery,
} from '../../engine/evidence/evidence-source.port.ts';
import { resultOf, rejectionOf } from './harness.ts';

/** How the cameras of a vehicle respond to a video request. */
export type ContractCamera =
  /** Both have sent the video of the alert without a request. */
  | 'sendsByItself'
  /** The video arrives within a minute of the request. */
  | 'sendsOnRequest'
  /** Accepts the request, but the upload fails within a minute. */
  | 'breaksOff'
  /** Accepts the request, but the video never arrives. */
  | 'neverComes'
  /** Has no recording of the time. */
  | 'noFile'
  /** Has a recording but refuses to send it. */
  | 'refuses'
  /** The device has not reported for more than 10 min. */
  | 'silent';

/** A vehicle with an alert from about a minute ago, seen by the driver camera. */
export interface ContractVehicle {
  readonly vehicleId: string;
  readonly imei: string;
  readonly deviceType: string;
  /** Time of its alert of code 49, epoch ms. */
  readonly createdOn: number;
}

/** A fresh company for one clause. */
export interface EvidenceSourceHarness {
  /** The source of a user who can see everything. */
  readonly source: EvidenceSource;
  /** Creates a vehicle whose device, of the given type, has just reported (unless `silent`). */
  vehicleWith(
    camera: ContractCamera,
    deviceType?: 'bsj' | 'vss-howen',
  ): Promise<ContractVehicle> | ContractVehicle;
  /** A vehicle of another company. Without it, the clause uses an unknown id only. */
  foreignVehicle?(): Promise<ContractVehicle> | ContractVehicle;
  /** A vehicle and a period of at most an hour with a track of at least 3 points. */
  drivenVehicle?(): Promise<ContractDrive> | ContractDrive;
  /** Existing geofences: at least one circle and one polygon. */
  geofences?(): Promise<readonly GeofenceOutline[]> | readonly GeofenceOutline[];
  /** The fleet task of an alert with a code from 137 to 143. */
  fleetOrder?(): Promise<ContractFleetOrder> | ContractFleetOrder;
  /** The source of a user without the fleet-task scopes. */
  readonly withoutFleetTasks?: EvidenceSource | undefined;
  /** A place with its addresses by language, and a place without an address. */
  addresses?(): ContractAddresses;
  /** The backend's time, epoch ms. */
  now(): number;
  /** Lets time pass, by waiting or by advancing the source's clock. */
  pass(ms: number): Promise<void>;
  /** Releases all resources. */
  close(): Promise<void> | void;
}

export interface ContractDrive {
  readonly vehicleId: string;
  /** Epoch ms. */
  readonly startTime: number;
  readonly endTime: number;
}

export interface ContractFleetOrder {
  readonly query: FleetOrderQuery;
  readonly detail: FleetOrderDetail;
}

export interface ContractAddresses {
  readonly known: Position;
  /** The address of `known` in each language. */
  readonly texts: { readonly id: string; readonly en: string };
  readonly unknown: Position;
}

/** One guarantee of the port. */
export interface EvidenceClause {
  /** Stable name, used to exclude a clause. */
  readonly id: string;
  readonly title: string;
  /** Optional parts of the harness that the clause requires. */
  readonly needs?: readonly (
    'addresses' | 'drivenVehicle' | 'fleetOrder' | 'geofences' | 'withoutFleetTasks'
  )[];
  /** Rejects with a `ContractViolation` if the guarantee does not hold. */
  run(harness: EvidenceSourceHarness): Promise<void>;
}

export const NOT_SENT = 'Not Sent(No video downloaded)';

export function clipsOf(
  harness: EvidenceSourceHarness,
  { vehicleId, createdOn }: ContractVehicle,
): Promise<ClipsAnswer> {
  const { source } = harness;
  return resultOf(harness, source.listClips({ vehicleId, startTime: createdOn }));
}

const SECOND_MS = 1_000;
const CLIPS_POLL_S = 3;
const CLIPS_TIMEOUT_S = 120;

/** Polls the clips while letting time pass, until the predicate holds. */
export async function clipsOnce(
  harness: EvidenceSourceHarness,
  vehicle: ContractVehicle,
  predicate: (result: ClipsAnswer) => boolean,
  promise: string,
): Promise<ClipsAnswer> {
  for (let second = 0; second < CLIPS_TIMEOUT_S; second += CLIPS_POLL_S) {
    const result = await clipsOf(harness, vehicle);
    if (predicate(result)) return result;
    await harness.pass(CLIPS_POLL_S * SECOND_MS);
  }
  throw new ContractViolation(`${promise}: not in time`);
}

/** Requests the video of one camera, in the format of the device's type. */
export function requestVideo(
  harness: EvidenceSourceHarness,
  { imei, deviceType, createdOn }: ContractVehicle,
  camera: 'adas' | 'dms' = 'dms',
): Promise<string> {
  const isRoad = camera === 'adas';
  const call = harness.source.requestUpload(
    deviceType === 'bsj'
      ? {
          kind: 'bsj',
          imei,
          channel: isRoad ? 'CH01' : 'CH03',
          startTime: createdOn - 5 * SECOND_MS,
          endTime: createdOn + 5 * SECOND_MS,
          createdOnRawAlert: createdOn,
        }
      : {
          kind: 'rawAlert',
          imei,
          cameraPosition: isRoad ? 1 : 2,
          rawAlertCreatedOn: createdOn,
        },
  );
  return resultOf(harness, call);
}

export async function rejectsWith(
  harness: EvidenceSourceHarness,
  kind: string,
  call: Promise<unknown>,
  promise: string,
): Promise<void> {
  const error = await rejectionOf(harness, call, promise);
  check(isPantauError(error), `${promise}: the error is a PantauError`);
  checkSame(error.kind, kind, promise);
}
