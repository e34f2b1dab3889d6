import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLSchema,
} from 'graphql';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { builder } from './builder.ts';
import './action-mutation.ts';
import './alert-owner-operations.ts';
import './alert-queries.ts';
import './alert-rule-mutations.ts';
import './alert-rule-queries.ts';
import './back-test-query.ts';
import './bank-account-mutations.ts';
import './camera-mutations.ts';
import './company-category-mutations.ts';
import './audit-query.ts';
import './company-queries.ts';
import './driver-score-queries.ts';
import './false-alert-queries.ts';
import './handover-operations.ts';
import './history-queries.ts';
import './old-version.ts';
import './payload-query.ts';
import './push-token.ts';
import './quick-note-operations.ts';
import './rule-target-queries.ts';
import './rule-template-operations.ts';
import './snooze-operations.ts';
import './test-notification.ts';
import './update-company-mutation.ts';
import './vehicle-queries.ts';
import './vehicle-videos-query.ts';
import './video-histories-query.ts';

/** Reads the GraphQL schema of the contract. */
export function readContract(): string {
  const path = createRequire(import.meta.url).resolve('@pantau/core/schema.graphql');
  return readFileSync(path, 'utf8');
}

/** The served schema. Descriptions are copied from the contract, so that they exist once. */
export function createSchema(): GraphQLSchema {
  const schema = builder.toSchema();
  describe(schema, buildSchema(readContract()));
  return schema;
}

interface Described {
  description?: string | null | undefined;
}

function describe(schema: GraphQLSchema, contract: GraphQLSchema): void {
  copy(schema, contract);
  for (const type of Object.values(contract.getTypeMap())) {
    const served = schema.getType(type.name);
    if (served === undefined || type.name.startsWith('__')) continue;
    copy(served, type);
    if (isEnumType(type) && isEnumType(served)) {
      for (const value of type.getValues()) copy(served.getValue(value.name), value);
    } else if (isInputObjectType(type) && isInputObjectType(served)) {
      for (const field of Object.values(type.getFields()))
        copy(served.getFields()[field.name], field);
    } else if (
      (isObjectType(type) && isObjectType(served)) ||
      (isInterfaceType(type) && isInterfaceType(served))
    ) {
      for (const field of Object.values(type.getFields()))
        copy(served.getFields()[field.name], field);
    }
  }
}

function copy(to: Described | null | undefined, from: Described): void {
  if (to != null) to.description = from.description;
}
