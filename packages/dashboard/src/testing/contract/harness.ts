import { type ContractClause } from '@pantau/core/testing';
import type { DashboardSource, OrderStatus } from '../../engine/source/dashboard-source.ts';

/** An alert to add, which all users of the company are subscribed to. */
export interface NewAlert {
  /** Epoch ms. */
  readonly createdOn: number;
  /** Defaults to `important`. */
  readonly urgency?: 'urgent' | 'important' | undefined;
  /** Speed of a speeding alert, in km/h. Defaults to 90. */
  readonly speed?: number | undefined;
}

/** The report of a vehicle. */
export interface NewReport {
  readonly licensePlate: string;
  readonly latitude: number;
  readonly longitude: number;
  /** In km/h. */
  readonly speed: number;
  readonly heading: number;
  readonly ignition: boolean;
  /** Age of the report in minutes. */
  readonly minutesAgo: number;
}

/** Two fresh companies for one clause, without alerts, orders and vehicles with a position. */
export interface DashboardHarness {
  /** A user of the first company with the scopes of all tiles and of urgent alerts. */
  readonly source: DashboardSource;
  /** The same without the scope for urgent alerts. */
  readonly withoutUrgent: DashboardSource;
  /** A user of the first company without any scope. */
  readonly outsider: DashboardSource;
  /** A user of the second company with all scopes. */
  readonly foreign: DashboardSource;
  /** Adds a speeding alert to the first company. @returns its id */
  addAlert(alert: NewAlert): Promise<string>;
  /** Resolves an alert. */
  settle(id: string): Promise<void>;
  addOrder(status: OrderStatus): Promise<void>;
  /** Adds a vehicle with a position to the first company, whose limit for being offline is one hour. */
  report(report: NewReport): Promise<void>;
  /** Releases all resources. */
  close(): Promise<void> | void;
}

export type DashboardClause = ContractClause<DashboardHarness>;
