import type { Alert, Urgency, User } from '../../engine/alert/alert.ts';
import type { HandoverSource } from '../../engine/handover/handover-source.port.ts';
import type { AlertSource } from '../../engine/list/alert-source.port.ts';

/** A user with their own session. */
export interface HandoverPerson {
  readonly person: User;
  readonly alerts: Pick<AlertSource, 'act' | 'changeOwner' | 'snooze'>;
  readonly handover: HandoverSource;
}

/** A fresh company for one clause: no alerts yet, and three users subscribed to the same rules. */
export interface HandoverHarness {
  /** Can see urgent and important alerts, and act on them. */
  readonly me: HandoverPerson;
  /** Can see the same alerts and act on them. */
  readonly colleague: HandoverPerson;
  /** Can see important alerts only, and not act on them. */
  readonly viewer: HandoverPerson;
  /** Ingests an alert of one vehicle, code 15, and resolves to it when the backend has it. */
  arrive(alert: { readonly urgency: Urgency; readonly createdOn: number }): Promise<Alert>;
  /** The backend's time, epoch ms. */
  now(): number;
  /** Lets time pass, by waiting or by advancing the source's clock. */
  pass(ms: number): Promise<void>;
  /** Releases all resources. */
  close(): Promise<void>;
}
