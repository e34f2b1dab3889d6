import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id } from './columns.ts';

export const companyType = pgEnum('company_type', ['standard', 'whitelabel', 'brand']);

/** A company (tenant). Timeouts are in minutes, fuel limits in per cent. */
export const companies = pgTable('companies', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  companyType: companyType('company_type').notNull().default('standard'),
  isActive: boolean('is_active').notNull().default(true),
  /** IANA name; rule schedules and report dates use it. */
  timeZone: text('time_zone').notNull().default('Asia/Jakarta'),
  /** Enabled feature flags. */
  flags: text('flags')
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
  /** Head of the live sequence; advanced under the row's lock (ARCHITECTURE.md, The sequence). */
  liveSequence: bigint('live_sequence', { mode: 'number' }).notNull().default(0),
  /** Incremented by triggers when the company's rules, their links or its geofences change. */
  rulesVersion: bigint('rules_version', { mode: 'number' }).notNull().default(0),
  setupNotifCompleted: boolean('setup_notif_completed').notNull().default(false),
  idleTimeout: integer('idle_timeout').notNull().default(5),
  parkTimeout: integer('park_timeout').notNull().default(10),
  offlineTimeout: integer('offline_timeout').notNull().default(60),
  fuelGainAlert: integer('fuel_gain_alert').notNull().default(10),
  fuelLossAlert: integer('fuel_loss_alert').notNull().default(10),
  showGeocode: boolean('show_geocode').notNull().default(true),
  /** Per cent of a rule's alerts that are false, from which on the rule says so; null for never. */
  falseAlertLimit: integer('false_alert_limit').default(50),
  phoneNo: text('phone_no'),
  faxNo: text('fax_no'),
  taxNo: text('tax_no'),
  category: text('category'),
  companyTag: text('company_tag'),
  email: text('email'),
  domainName: text('domain_name'),
  logoUrl: text('logo_url'),
  /** The company's own name for the application. */
  brandName: text('brand_name'),
  /** Colours as `#rrggbb`; null for the product's own. */
  accentColor: text('accent_color'),
  menuColor: text('menu_color'),
  /** `driver_spans` covers the company's data; false for data that is older than the table. */
  hasDriverScores: boolean('has_driver_scores').notNull().default(true),
  dsBase: doublePrecision('ds_base').notNull().default(100),
  dsIntervalType: text('ds_interval_type').notNull().default('distance'),
  dsInitialInterval: doublePrecision('ds_initial_interval').notNull().default(100),
  dsInitialBonus: doublePrecision('ds_initial_bonus').notNull().default(0),
  dsInterval: doublePrecision('ds_interval').notNull().default(100),
  dsBonus: doublePrecision('ds_bonus').notNull().default(1),
  dsCostBrake: doublePrecision('ds_cost_brake').notNull().default(1),
  dsCostAccel: doublePrecision('ds_cost_accel').notNull().default(1),
  dsCostOverspeed: doublePrecision('ds_cost_overspeed').notNull().default(1),
  dsCostSharpturn: doublePrecision('ds_cost_sharpturn').notNull().default(1),
  dsMinScoreA: doublePrecision('ds_min_score_a').notNull().default(90),
  dsMinScoreB: doublePrecision('ds_min_score_b').notNull().default(75),
  dsMinScoreC: doublePrecision('ds_min_score_c').notNull().default(60),
  dsMinScoreD: doublePrecision('ds_min_score_d').notNull().default(40),
  /** A section's revision is incremented by each saved change of its fields (companies/sections). */
  identityRevision: integer('identity_revision').notNull().default(1),
  operationRevision: integer('operation_revision').notNull().default(1),
  driverScoreRevision: integer('driver_score_revision').notNull().default(1),
  brandingRevision: integer('branding_revision').notNull().default(1),
});

/** Reference to the company that owns the row. */
export const companyId = () =>
  integer('company_id')
    .notNull()
    .references(() => companies.id);

/** A company with accounts has exactly one default account. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    bankAccountId: integer('bank_account_id').primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    bankName: text('bank_name').notNull(),
    accountName: text('account_name').notNull(),
    /** Digits. */
    accountNo: text('account_no').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    revision: integer('revision').notNull().default(1),
  },
  (table) => [
    uniqueIndex('bank_accounts_number').on(table.companyId, table.bankName, table.accountNo),
    uniqueIndex('bank_accounts_default')
      .on(table.companyId)
      .where(sql`${table.isDefault}`),
  ],
);

/** A category without a company is available to all companies. */
export const companyCategories = pgTable(
  'company_categories',
  {
    id: id(),
    companyId: integer('company_id').references(() => companies.id),
    text: text('text').notNull(),
    srcTable: text('src_table'),
    srcColumn: text('src_column'),
  },
  (table) => [
    uniqueIndex('company_categories_text').on(table.companyId, sql`lower(${table.text})`),
  ],
);
