import type { User, Urgency } from '../../engine/alert/alert.ts';
import type {
  AlertHistorySource,
  VehicleGroup,
} from '../../engine/history/alert-history-source.port.ts';
import type { AlertSource } from '../../engine/list/alert-source.port.ts';

/** A user of the company, with their own sources. */
export interface HistoryPerson {
  readonly person: User;
  readonly alerts: Pick<AlertSource, 'act'>;
  readonly history: AlertHistorySource;
}

export interface HistoryVehicle {
  readonly licensePlate: string;
  /** Full name of the driver. */
  readonly driver: string | null;
}

/** An alert to ingest. */
export interface HistoryArrival {
  readonly urgency: Urgency;
  readonly createdOn: number;
  /** Defaults to any. */
  readonly alertCode?: number | undefined;
  /** Index in `vehicles`. Defaults to the first. */
  readonly vehicle?: 0 | 1 | undefined;
  readonly alertFlag?: string | undefined;
}

/** A fresh company for one clause: no alerts yet, and three users subscribed to the same rules. */
export interface AlertHistoryHarness {
  /** Can see urgent and important alerts, act on them, and read the log. */
  readonly me: HistoryPerson;
  /** Can see the same alerts and act on them. */
  readonly colleague: HistoryPerson;
  /** Can see important alerts only, and not the log. */
  readonly viewer: HistoryPerson;
  /** Two vehicles whose plates share no word; the second one sorts after the first, and has no driver. */
  readonly vehicles: readonly [HistoryVehicle, HistoryVehicle];
  /**
   * Two vehicle groups: the first vehicle is in the first one, the second vehicle in the second one. Only `me` can see
   * them. Without them, their clauses are skipped.
   */
  readonly vehicleGroups?: readonly [VehicleGroup, VehicleGroup] | undefined;
  /** Ingests an alert, and resolves to its id when the backend has it. */
  arrive(alert: HistoryArrival): Promise<string>;
  /** Ingests an alert that no user can see. Without it, its clause is skipped. */
  arriveUnseen?(): Promise<string>;
  /** The backend's time, epoch ms. */
  now(): number;
  /** Lets time pass, by waiting or by advancing the source's clock. */
  pass(ms: number): Promise<void>;
  /** Releases all resources. */
  close(): Promise<void>;
}
