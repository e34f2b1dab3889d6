import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { vehicles } from './fleet.ts';
import { users } from './users.ts';

/** Alerts of one event on one vehicle that one user does not want to be interrupted by; without meaning once ended. */
export const alertSnoozes = pgTable(
  'alert_snoozes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    vehicleId: integer('vehicle_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    alertCode: integer('alert_code').notNull(),
    startedOn: instant('started_on').notNull(),
    endsOn: instant('ends_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.vehicleId, table.alertCode] }),
    index('alert_snoozes_vehicle').on(table.vehicleId),
    index('alert_snoozes_ends').on(table.endsOn),
  ],
);
