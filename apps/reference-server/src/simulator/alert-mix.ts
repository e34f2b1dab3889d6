import type { StoredFleetOrder } from '../db/schema.ts';
import { generateFleetOrder, type AlertContext } from './fleet-order-alerts.ts';
import { rounded, type Random } from './random.ts';

/** Code-specific details of a generated alert. */
export interface AlertDetails {
  readonly alertTrigger?: number;
  readonly threshold?: number;
  readonly durationSeconds?: number;
  readonly alertData?: string;
  readonly cost?: number;
  readonly fleetOrder?: StoredFleetOrder;
}

export interface AlertKind {
  readonly alertCode: number;
  /** Relative frequency. */
  readonly weight: number;
  /** Whether the vehicle is moving or standing when the alert occurs. */
  readonly when: 'moving' | 'standing';
  readonly describe: (random: Random, context: AlertContext) => AlertDetails;
}

const withCost = (cost?: number) => (): AlertDetails => (cost === undefined ? {} : { cost });

/** Alerts of a truck fleet on an ordinary day, most frequent first. */
export const alertMix: readonly AlertKind[] = [
  {
    alertCode: 8,
    weight: 20,
    when: 'moving',
    describe(random) {
      const threshold = random.pick([80, 80, 90, 100]);
      return {
        alertTrigger: threshold + random.int(3, 28),
        threshold,
        durationSeconds: random.int(10, 240),
        cost: 2,
      };
    },
  },
  { alertCode: 10, weight: 12, when: 'moving', describe: withCost(1) },
  { alertCode: 51, weight: 10, when: 'moving', describe: withCost(2) },
  { alertCode: 9, weight: 4, when: 'moving', describe: withCost(1) },
  { alertCode: 92, weight: 8, when: 'moving', describe: withCost() },
  {
    alertCode: 15,
    weight: 8,
    when: 'standing',
    describe: (random) => ({ alertTrigger: random.int(15, 55) * 60, threshold: 900, cost: 1 }),
  },
  { alertCode: 11, weight: 7, when: 'moving', describe: withCost(1) },
  { alertCode: 50, weight: 7, when: 'moving', describe: withCost(2) },
  {
    alertCode: 49,
    weight: 6,
    when: 'moving',
    describe: (random) => ({
      alertTrigger: rounded(random.between(2.1, 6), 1),
      threshold: 2,
      cost: 5,
    }),
  },
  {
    alertCode: 16,
    weight: 5,
    when: 'standing',
    describe: (random) => ({ alertTrigger: random.int(121, 420) * 60, threshold: 7200, cost: 1 }),
  },
  { alertCode: 53, weight: 5, when: 'moving', describe: withCost(4) },
  { alertCode: 52, weight: 5, when: 'moving', describe: withCost(2) },
  { alertCode: 91, weight: 5, when: 'moving', describe: withCost() },
  { alertCode: 54, weight: 4, when: 'moving', describe: withCost(3) },
  {
    alertCode: 17,
    weight: 4,
    when: 'moving',
    describe: (random) => ({
      alertTrigger: rounded(random.between(-11.5, -6), 1),
      threshold: -12,
    }),
  },
  {
    alertCode: 14,
    weight: 3,
    when: 'standing',
    describe: (random) => ({ alertTrigger: -random.int(15, 34), threshold: 15 }),
  },
  { alertCode: 90, weight: 3, when: 'moving', describe: withCost() },
  { alertCode: 110, weight: 2, when: 'moving', describe: withCost(5) },
  { alertCode: 5, weight: 2, when: 'standing', describe: withCost() },
  { alertCode: 56, weight: 2, when: 'moving', describe: withCost(2) },
  {
    alertCode: 117,
    weight: 1,
    when: 'moving',
    describe: (random) => ({ alertTrigger: random.int(241, 290) * 60, threshold: 14_400 }),
  },
  { alertCode: 3, weight: 1, when: 'moving', describe: withCost() },
  {
    alertCode: 138,
    weight: 1.5,
    when: 'standing',
    describe: (random, context) => generateFleetOrder(random, context, true),
  },
  {
    alertCode: 139,
    weight: 1.5,
    when: 'moving',
    describe: (random, context) => generateFleetOrder(random, context, false),
  },
  {
    alertCode: 140,
    weight: 0.5,
    when: 'moving',
    describe: (random, context) => generateFleetOrder(random, context, false),
  },
  { alertCode: 6, weight: 0.5, when: 'standing', describe: withCost() },
  { alertCode: 1, weight: 0.5, when: 'standing', describe: withCost() },
];
