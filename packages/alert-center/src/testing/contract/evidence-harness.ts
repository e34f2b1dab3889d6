import { isPantauError } from '@pantau/core';
import type { FleetOrderDetail } from '../../engine/alert/alert.ts';
import type { GeofenceOutline } from '../../engine/evidence/places.ts';
import type { ClipsAnswer } from '../../engine/evidence/evidence-state.ts';
import type {
  EvidenceSource,
  FleetOrderQuery,
} from '../../engine/evidence/evidence-source.port.ts';
import { ContractViolation, answer, check, checkSame, refusal } from './harness.ts';

/** What the cameras of a vehicle do with the wish for a video. */
export type ContractCamera =
  /** Both have sent the video of its alert without being asked. */
  | 'sendsByItself'
  /** The video comes soon after it was asked for, within a minute. */
  | 'sendsOnRequest'
  /** Takes the wish; the upload breaks off within a minute. */
  | 'breaksOff'
  /** Takes the wish, and nothing ever comes. */
  | 'neverComes'
  /** Has no file of the time. */
  | 'noFile'
  /** Has the file and does not send it. */
  | 'refuses'
  /** Would send, but its device has not reported for more than 10 min. */
  | 'silent';

/** A vehicle that something happened to about a minute ago, seen by the camera at the driver. */
export interface ContractVehicle {
  readonly vehicleId: string;
  readonly imei: string;
  readonly deviceType: string;
  /** When it happened, epoch ms: an alert of code 49. */
  readonly createdOn: number;
}

/** A fresh company for one clause. */
export interface EvidenceSourceHarness {
  /** Of somebody who may see everything that is asked for. */
  readonly source: EvidenceSource;
  /** A vehicle of its own each time; its device, of the type named, has just reported. */
  vehicleWith(
    camera: ContractCamera,
    deviceType?: 'bsj' | 'vss-howen',
  ): Promise<ContractVehicle> | ContractVehicle;
  /** One of another company. Left out: its clause tries an id that nobody has. */
  foreignVehicle?(): Promise<ContractVehicle> | ContractVehicle;
  /** A vehicle whose way between two instants, at most an hour apart, is known: 3 points or more. */
  drivenVehicle?(): Promise<ContractDrive> | ContractDrive;
  /** Geofences that there are: a circle and a polygon at least. */
  geofences?(): Promise<readonly GeofenceOutline[]> | readonly GeofenceOutline[];
  /** A fleet task, as an alert of codes 137 to 143 told it. */
  fleetOrder?(): Promise<ContractFleetOrder> | ContractFleetOrder;
  /** Of somebody without the scopes of fleet tasks. */
  readonly withoutFleetTasks?: EvidenceSource | undefined;
  /** A place and its address, by language, and a place where nothing is known. */
  addresses?(): ContractAddresses;
  /** The backend's time, epoch ms. */
  now(): number;
  /** Lets time pass: waits really, or moves the clock of the source. */
  pass(ms: number): Promise<void>;
  /** Ends everything that was opened. */
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

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export interface ContractAddresses {
  readonly known: Place;
  readonly words: { readonly id: string; readonly en: string };
  readonly unknown: Place;
}

/** A promise of the port that previews rely on. */
export interface EvidenceClause {
  /** Stable name, for those who leave one out. */
  readonly id: string;
  readonly title: string;
  /** What of the harness it cannot do without. */
  readonly needs?: readonly (
    'addresses' | 'drivenVehicle' | 'fleetOrder' | 'geofences' | 'withoutFleetTasks'
  )[];
  /** Rejects with what was promised and not kept. */
  run(harness: EvidenceSourceHarness): Promise<void>;
}

export const NOT_SENT = 'Not Sent(No video downloaded)';

export function clipsOf(
  harness: EvidenceSourceHarness,
  { vehicleId, createdOn }: ContractVehicle,
): Promise<ClipsAnswer> {
  const { source } = harness;
  return answer(harness, source.listClips({ vehicleId, startTime: createdOn }));
}

const SECOND_MS = 1_000;
const CLIPS_EVERY_S = 3;
const CLIPS_WITHIN_S = 120;

/** What is known of the clips once it is so, time passing meanwhile. */
export async function clipsOnce(
  harness: EvidenceSourceHarness,
  vehicle: ContractVehicle,
  isSo: (told: ClipsAnswer) => boolean,
  promise: string,
): Promise<ClipsAnswer> {
  for (let second = 0; second < CLIPS_WITHIN_S; second += CLIPS_EVERY_S) {
    const told = await clipsOf(harness, vehicle);
    if (isSo(told)) return told;
    await harness.pass(CLIPS_EVERY_S * SECOND_MS);
  }
  throw new ContractViolation(`${promise}: not in time`);
}

/** The wish for the video of one camera, in the words of the device's kind. */
export function askFor(
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
  return answer(harness, call);
}

export async function refusedAs(
  harness: EvidenceSourceHarness,
  kind: string,
  call: Promise<unknown>,
  promise: string,
): Promise<void> {
  const error = await refusal(harness, call, promise);
  check(isPantauError(error), `${promise}: with a PantauError`);
  checkSame(error.kind, kind, promise);
}
