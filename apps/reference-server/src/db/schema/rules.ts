import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { companyId } from './companies.ts';
import { geofences, vehicleGroups, vehicles } from './fleet.ts';
import { users } from './users.ts';

export const urgencyType = pgEnum('alert_urgency_type', ['Urgent', 'Important']);

/** Times of day are `HH:MM` in the company's time zone. */
export const alertRules = pgTable(
  'alert_rules',
  {
    id: id(),
    companyId: companyId(),
    label: text('label').notNull(),
    alertCode: integer('alert_code').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdOn: instant('created_on').notNull().defaultNow(),
    /** Incremented by each change; a change names the version it was made from. */
    version: integer('version').notNull().default(1),
    updatedOn: instant('updated_on').notNull().defaultNow(),
    updatedBy: integer('updated_by').references(() => users.id),
    alertUrgencyType: urgencyType('alert_urgency_type').notNull(),
    /** In the unit of the alert code, inclusive; `null` means no limit. */
    minThreshold: doublePrecision('min_threshold'),
    maxThreshold: doublePrecision('max_threshold'),
    /** Minimum duration in seconds. */
    minThresholdTime: integer('min_threshold_time'),
    /**
     * When both are set, the rule matches from the n-th such alert of a vehicle within the window
     * (seconds).
     */
    alertCountThreshold: integer('alert_count_threshold'),
    alertCountWindow: integer('alert_count_window'),
    withSchedule: boolean('with_schedule').notNull().default(false),
    startTime: text('start_time'),
    endTime: text('end_time'),
    /** 1 is Monday, 7 is Sunday. */
    dayOfWeek: integer('day_of_week')
      .array()
      .notNull()
      .default(sql`'{}'::integer[]`),
    withGeofence: boolean('with_geofence').notNull().default(false),
    isInsideGeofence: boolean('is_inside_geofence').notNull().default(true),
    autoPopup: boolean('auto_popup').notNull().default(false),
  },
  (table) => [index('alert_rules_company_code').on(table.companyId, table.alertCode)],
);

export const alertRuleUsers = pgTable(
  'alert_rule_users',
  {
    alertRuleId: integer('alert_rule_id')
      .notNull()
      .references(() => alertRules.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.alertRuleId, table.userId] }),
    index('alert_rule_users_user').on(table.userId),
  ],
);

/** A rule without vehicles and vehicle groups applies to all vehicles of the company. */
export const alertRuleVehicles = pgTable(
  'alert_rule_vehicles',
  {
    alertRuleId: integer('alert_rule_id')
      .notNull()
      .references(() => alertRules.id, { onDelete: 'cascade' }),
    vehicleId: integer('vehicle_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.alertRuleId, table.vehicleId] })],
);

export const alertRuleGeofences = pgTable(
  'alert_rule_geofences',
  {
    alertRuleId: integer('alert_rule_id')
      .notNull()
      .references(() => alertRules.id, { onDelete: 'cascade' }),
    geofenceId: integer('geofence_id')
      .notNull()
      .references(() => geofences.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.alertRuleId, table.geofenceId] })],
);

/** The rule applies to the vehicles that a group has when an alert arrives. */
export const alertRuleVehicleGroups = pgTable(
  'alert_rule_vehicle_groups',
  {
    alertRuleId: integer('alert_rule_id')
      .notNull()
      .references(() => alertRules.id, { onDelete: 'cascade' }),
    vehicleGroupId: integer('vehicle_group_id')
      .notNull()
      // Not cascading: without its last group, a rule would apply to all vehicles.
      .references(() => vehicleGroups.id),
  },
  (table) => [primaryKey({ columns: [table.alertRuleId, table.vehicleGroupId] })],
);

export const contactLanguage = pgEnum('contact_language', ['id', 'en']);

/** An address outside the application that rules notify: a user's or anybody else's. */
export const contacts = pgTable(
  'contacts',
  {
    id: id(),
    companyId: companyId(),
    label: text('label'),
    /** In lower case. */
    email: text('email'),
    phoneNumber: text('phone_number'),
    userId: integer('user_id').references(() => users.id),
    /** Of messages to the contact. */
    language: contactLanguage('language').notNull().default('id'),
  },
  (table) => [index('contacts_company').on(table.companyId)],
);

/** The contacts that a rule notifies. */
export const alertRuleContacts = pgTable(
  'alert_rule_contacts',
  {
    alertRuleId: integer('alert_rule_id')
      .notNull()
      .references(() => alertRules.id, { onDelete: 'cascade' }),
    contactId: integer('contact_id')
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.alertRuleId, table.contactId] })],
);
