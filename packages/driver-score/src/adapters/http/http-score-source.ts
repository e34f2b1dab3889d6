import {
  PantauError,
  type ServerOptions,
  connectServer,
  createGraphqlClient,
  unwrapEnvelope,
} from '@pantau/core/transport';
import type { DriverScoreSource } from '../../engine/scores/score-source.ts';
import { alertsQuery, groupsQuery, scoreQuery, scoresQuery } from './documents.ts';
import { alertsResponse, groupsResponse, scoreResponse, scoresResponse } from './wire-responses.ts';

export interface HttpScoreSourceOptions extends ServerOptions {
  /** Path of the GraphQL endpoint. Defaults to `/graphql`. */
  readonly path?: string | undefined;
  /**
   * Calls the listener when scores may have changed, such as when the host's live connection reports that alerts were
   * marked as false. Returns a function that ends it. Without it, scores are requested again when the user comes back.
   */
  readonly subscribe?: ((onChange: () => void) => () => void) | undefined;
}

const missing = (): PantauError => new PantauError('invalid', { message: 'The response is empty' });

/** Creates the source of driver scores over the wire contract (GraphQL). */
export function createHttpScoreSource(options: HttpScoreSourceOptions): DriverScoreSource {
  const { origin, http } = connectServer(options);
  const client = createGraphqlClient({ ...http, url: `${origin}${options.path ?? '/graphql'}` });
  return {
    async overview(query, signal) {
      const { startDate, endDate, groupIds, search, page, show, sort } = query;
      const filter = {
        ...{ startDate, endDate, search, pagination: { page, show } },
        // An empty list of groups would find nobody.
        vgroupIds: groupIds.length === 0 ? null : [...groupIds],
        sort: { field: sort.key, direction: sort.direction },
      };
      const request = { schema: scoresResponse, signal };
      const { driverScores } = await client.query(scoresQuery, { filter }, request);
      const found = unwrapEnvelope(driverScores);
      const { data, pagination, aggregation, settings, lastSync } = found;
      if (data === null || aggregation === null || settings === null) throw missing();
      return {
        drivers: data,
        page: pagination?.page ?? page,
        total: pagination?.total ?? data.length,
        ...{ aggregation, settings, lastSync },
      };
    },
    async driver(driverId, { startDate, endDate }, signal) {
      const filter = { driverId, startDate, endDate };
      const request = { schema: scoreResponse, signal };
      const { driverScore } = await client.query(scoreQuery, { filter }, request);
      const { data, settings, history, lastSync } = unwrapEnvelope(driverScore);
      if (data === null || settings === null) throw missing();
      return { score: data, settings, history: history ?? [], lastSync };
    },
    async alerts(query, signal) {
      const { driverId, startDate, endDate, categories, includeFalseAlerts } = query;
      const { first, after = null, before = null } = query;
      const filter = {
        ...{ driverId, startDate, endDate, includeFalseAlerts },
        categories: categories.length === 0 ? null : [...categories],
        pagination: { first, after, before },
      };
      const request = { schema: alertsResponse, signal };
      const response = await client.query(alertsQuery, { filter }, request);
      const { data, pagination } = unwrapEnvelope(response.alertDetailDriverScores);
      if (data === null || pagination === null) throw missing();
      return { alerts: data, ...pagination };
    },
    async groups({ search, page, show }, signal) {
      const filter = { search, pagination: { page, show } };
      const request = { schema: groupsResponse, signal };
      const { driverScoreGroups } = await client.query(groupsQuery, { filter }, request);
      const { data, pagination } = unwrapEnvelope(driverScoreGroups);
      const groups = data ?? [];
      return { groups, total: pagination?.total ?? groups.length };
    },
    ...(options.subscribe !== undefined && { subscribe: options.subscribe }),
  };
}
