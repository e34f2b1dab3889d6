import type { GraphqlClient } from '@pantau/core/transport';
import type { ChoicePage, ChoiceQuery, RuleTargetSource } from '../../engine/rules/rule-source.ts';
import {
  contactsQuery,
  geofencesQuery,
  groupsQuery,
  usersQuery,
  vehiclesQuery,
} from './target-documents.ts';
import { unwrapRule } from './unwrap-rule.ts';
import {
  contactsResponse,
  geofencesResponse,
  groupsResponse,
  usersResponse,
  vehiclesResponse,
} from './wire-responses.ts';

const variablesOf = ({ search, page, show, ids }: ChoiceQuery) => ({
  filter: {
    search: search.trim() || null,
    pagination: { page, show },
    ids: ids === undefined ? null : [...ids],
  },
});

interface Choices<T> {
  readonly isSuccessful: boolean;
  readonly data: readonly T[] | null;
  readonly pagination?: { readonly total: number } | null | undefined;
}

function pageOf<T>(result: Choices<T>): ChoicePage<T> {
  const { data, pagination } = unwrapRule(result);
  return { items: data ?? [], total: pagination?.total ?? 0 };
}

/** What rules can name, over the wire contract. */
export function createTargetSource(client: GraphqlClient): RuleTargetSource {
  return {
    async vehicles(query, signal) {
      const request = { schema: vehiclesResponse, signal };
      return pageOf((await client.query(vehiclesQuery, variablesOf(query), request)).ruleVehicles);
    },
    async groups(query, signal) {
      const request = { schema: groupsResponse, signal };
      return pageOf((await client.query(groupsQuery, variablesOf(query), request)).ruleVgroups);
    },
    async users(query, signal) {
      const request = { schema: usersResponse, signal };
      return pageOf((await client.query(usersQuery, variablesOf(query), request)).ruleUsers);
    },
    async contacts(query, signal) {
      const request = { schema: contactsResponse, signal };
      return pageOf((await client.query(contactsQuery, variablesOf(query), request)).ruleContacts);
    },
    async geofences(query, signal) {
      const request = { schema: geofencesResponse, signal };
      return pageOf(
        (await client.query(geofencesQuery, variablesOf(query), request)).ruleGeofences,
      );
    },
  };
}
