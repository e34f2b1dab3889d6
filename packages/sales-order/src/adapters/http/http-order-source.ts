import {
  type PantauError,
  type RestClient,
  type ServerOptions,
  createServerClients,
  isPantauError,
  parseRows,
  parseWire,
} from '@pantau/core/transport';
import { wireQuery } from '@pantau/data-table/http';
import type { OrderSource } from '../../engine/orders/order-source.ts';
import { fleetTaskSchema, orderSchema } from './wire-order.ts';
import { wireBulk, wireFields, wireTransition } from './wire-requests.ts';
import {
  bulkResponse,
  fleetTaskResponse,
  historyResponse,
  listResponse,
  orderResponse,
  suggestionResponse,
} from './wire-responses.ts';

export interface HttpOrderSourceOptions extends ServerOptions {
  /** Base path of the order service. Defaults to `/api/order`. */
  readonly orderPath?: string | undefined;
  /** Base path of the bulk requests. Defaults to `/api/bff`. */
  readonly bffPath?: string | undefined;
  /** Receives the error of each row that cannot be parsed; the other rows are shown. */
  readonly onError?: ((error: PantauError) => void) | undefined;
}

interface Clients {
  readonly orders: RestClient;
  readonly bulk: RestClient;
}

type Reading = Pick<
  OrderSource,
  'list' | 'read' | 'history' | 'listFleetTasks' | 'suggest' | 'findBulkResult'
>;

const path = 'sales-order';
const pathOf = (id: string): string => `${path}/${encodeURIComponent(id)}`;

function createReading(
  { orders, bulk }: Clients,
  onError: HttpOrderSourceOptions['onError'],
): Reading {
  return {
    async list(query, signal) {
      const response = await orders.request('GET', path, { query: wireQuery(query), signal });
      const { data, metadata } = parseWire(listResponse, response, 'sales orders');
      return {
        orders: parseRows(orderSchema, data.paginated_result, 'a sales order', onError),
        ids: data.ids,
        versions: new Map(data.ids.map((id, index) => [id, data.versions[index] ?? 0])),
        page: metadata.page,
        total: metadata.total_count,
        totals: metadata.totals,
      };
    },
    async read(id, signal) {
      const response = await orders.request('GET', pathOf(id), { signal });
      return parseWire(orderResponse, response, 'the sales order').data;
    },
    async history(id, signal) {
      const response = await orders.request('GET', `${pathOf(id)}/history`, { signal });
      return parseWire(historyResponse, response, 'the history').data;
    },
    async listFleetTasks(id, query, signal) {
      const { filters: _, ...parameters } = wireQuery(query);
      const tasks = `${pathOf(id)}/fleet-task-instant`;
      const response = await orders.request('GET', tasks, { query: parameters, signal });
      const { data, metadata } = parseWire(fleetTaskResponse, response, 'fleet tasks');
      return {
        tasks: parseRows(fleetTaskSchema, data.paginated_result, 'a fleet task', onError),
        page: metadata.page,
        total: metadata.total_count,
      };
    },
    async suggest(field, customerName, signal) {
      const query = { 'customer-name': customerName };
      const suggestions = `${path}/field-suggestion/${field}`;
      const response = await orders.request('GET', suggestions, { query, signal });
      const { data } = parseWire(suggestionResponse, response, 'suggestions');
      return data.suggestions.map(({ value }) => value);
    },
    async findBulkResult(key, signal) {
      try {
        const response = await bulk.request(
          'GET',
          `${path}/bulk-result/${encodeURIComponent(key)}`,
          {
            signal,
          },
        );
        return parseWire(bulkResponse, response, 'the bulk result');
      } catch (error) {
        if (isPantauError(error) && error.kind === 'notFound') return null;
        throw error;
      }
    },
  };
}

type Changes = Omit<OrderSource, keyof Reading>;

function createChanges({ orders, bulk }: Clients): Changes {
  return {
    async create({ key, ...order }, signal) {
      const body = { ...wireFields(order), idempotency_key: key };
      const response = await orders.request('POST', path, { body, signal });
      return parseWire(orderResponse, response, 'the new sales order').data;
    },
    async edit(id, changes, version, signal) {
      const body = { ...wireFields(changes), version };
      const response = await orders.request('PATCH', pathOf(id), { body, signal });
      return parseWire(orderResponse, response, 'the sales order').data;
    },
    async transition(id, transition, version, signal) {
      const body = { ...wireTransition(transition), version };
      const response = await orders.request('POST', `${pathOf(id)}/transition`, { body, signal });
      return parseWire(orderResponse, response, 'the sales order').data;
    },
    async remove(id, version, signal) {
      await orders.request('DELETE', pathOf(id), { query: { version }, signal });
    },
    async transitionMany(request, signal) {
      const body = { ...wireBulk(request), ...wireTransition(request.transition) };
      const response = await bulk.request('POST', `${path}/bulk-transition`, { body, signal });
      return parseWire(bulkResponse, response, 'the bulk result');
    },
    async removeMany(request, signal) {
      const response = await bulk.request('POST', `${path}/bulk-delete`, {
        body: wireBulk(request),
        signal,
      });
      return parseWire(bulkResponse, response, 'the bulk result');
    },
  };
}

/** Creates an `OrderSource` over the wire contract. */
export function createHttpOrderSource(options: HttpOrderSourceOptions): OrderSource {
  const client = createServerClients(options);
  const clients: Clients = {
    orders: client(options.orderPath ?? '/api/order'),
    bulk: client(options.bffPath ?? '/api/bff'),
  };
  return { ...createReading(clients, options.onError), ...createChanges(clients) };
}
