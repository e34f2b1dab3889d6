import {
  listContacts,
  listGeofences,
  listGroups,
  listUsers,
  listVehicles,
  type TargetPage,
} from '../alert-rules/targets/list-targets.ts';
import type {
  ContactRow,
  GeofenceRow,
  NamedGroup,
  NamedVehicle,
} from '../alert-rules/rule/rule-targets.ts';
import { toWireUser, type WireUser } from '../alerts/wire-alert.ts';
import {
  PageInfo,
  PageInput,
  RuleContact,
  RuleGeofence,
  RuleVehicle,
  RuleVgroup,
} from './alert-rule-types.ts';
import { ActingUser } from './alert-types.ts';
import { builder, type Envelope } from './builder.ts';
import { respond } from './respond.ts';
import { ruleReader } from './rule-reader.ts';

export const RuleTargetsFilterInput = builder.inputType('RuleTargetsFilterInput', {
  fields: (t) => ({
    pagination: t.field({ type: PageInput }),
    search: t.string(),
    ids: t.idList(),
  }),
});

type Answer<Row> = Envelope & Partial<TargetPage<Row>>;

const RuleVehiclesResult = builder.objectRef<Answer<NamedVehicle>>('RuleVehiclesResult').implement({
  interfaces: ['Envelope'],
  fields: (t) => ({
    data: t.expose('data', { type: [RuleVehicle], nullable: true }),
    pagination: t.expose('pagination', { type: PageInfo, nullable: true }),
  }),
});

const VEHICLES = 'GraphQL Query.ruleVehicles';

builder.queryField('ruleVehicles', (t) =>
  t.field({
    type: RuleVehiclesResult,
    args: { filter: t.arg({ type: RuleTargetsFilterInput }) },
    resolve: (_root, { filter }, context) =>
      respond(context, VEHICLES, async () => {
        const reader = ruleReader(context, VEHICLES, ['shared vehicles']);
        return listVehicles(context.db, reader, filter ?? {});
      }),
  }),
);

export const RuleVgroupsResult = builder
  .objectRef<Answer<NamedGroup>>('RuleVgroupsResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({
      data: t.expose('data', { type: [RuleVgroup], nullable: true }),
      pagination: t.expose('pagination', { type: PageInfo, nullable: true }),
    }),
  });

const VGROUPS = 'GraphQL Query.ruleVgroups';

builder.queryField('ruleVgroups', (t) =>
  t.field({
    type: RuleVgroupsResult,
    args: { filter: t.arg({ type: RuleTargetsFilterInput }) },
    resolve: (_root, { filter }, context) =>
      respond(context, VGROUPS, async () => {
        const reader = ruleReader(context, VGROUPS, ['vehicle groups']);
        return listGroups(context.db, reader, filter ?? {});
      }),
  }),
);

const RuleUsersResult = builder.objectRef<Answer<WireUser>>('RuleUsersResult').implement({
  interfaces: ['Envelope'],
  fields: (t) => ({
    data: t.expose('data', { type: [ActingUser], nullable: true }),
    pagination: t.expose('pagination', { type: PageInfo, nullable: true }),
  }),
});

const USERS = 'GraphQL Query.ruleUsers';

builder.queryField('ruleUsers', (t) =>
  t.field({
    type: RuleUsersResult,
    args: { filter: t.arg({ type: RuleTargetsFilterInput }) },
    resolve: (_root, { filter }, context) =>
      respond(context, USERS, async () => {
        const reader = ruleReader(context, USERS, []);
        const { data, pagination } = await listUsers(context.db, reader, filter ?? {});
        return { data: data.map(toWireUser), pagination };
      }),
  }),
);

const RuleContactsResult = builder.objectRef<Answer<ContactRow>>('RuleContactsResult').implement({
  interfaces: ['Envelope'],
  fields: (t) => ({
    data: t.expose('data', { type: [RuleContact], nullable: true }),
    pagination: t.expose('pagination', { type: PageInfo, nullable: true }),
  }),
});

const CONTACTS = 'GraphQL Query.ruleContacts';

builder.queryField('ruleContacts', (t) =>
  t.field({
    type: RuleContactsResult,
    args: { filter: t.arg({ type: RuleTargetsFilterInput }) },
    resolve: (_root, { filter }, context) =>
      respond(context, CONTACTS, async () =>
        listContacts(context.db, ruleReader(context, CONTACTS, []), filter ?? {}),
      ),
  }),
);

const RuleGeofencesResult = builder
  .objectRef<Answer<GeofenceRow>>('RuleGeofencesResult')
  .implement({
    interfaces: ['Envelope'],
    fields: (t) => ({
      data: t.expose('data', { type: [RuleGeofence], nullable: true }),
      pagination: t.expose('pagination', { type: PageInfo, nullable: true }),
    }),
  });

const GEOFENCES = 'GraphQL Query.ruleGeofences';

builder.queryField('ruleGeofences', (t) =>
  t.field({
    type: RuleGeofencesResult,
    args: { filter: t.arg({ type: RuleTargetsFilterInput }) },
    resolve: (_root, { filter }, context) =>
      respond(context, GEOFENCES, async () =>
        listGeofences(context.db, ruleReader(context, GEOFENCES, []), filter ?? {}),
      ),
  }),
);
