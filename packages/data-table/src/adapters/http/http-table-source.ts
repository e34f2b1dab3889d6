import {
  type GenericSchema,
  array,
  integer,
  minValue,
  nullable,
  number,
  object,
  optional,
  pipe,
  record,
  string,
  union,
  unknown,
} from 'valibot';
import {
  type PantauError,
  type RestClient,
  type RestClientOptions,
  createRestClient,
  parseRows,
  parseWire,
} from '@pantau/core/rest';
import type { RowSelector, TableSource } from '../../features/rows/table-source.ts';
import { wireQuery } from './wire-query.ts';

export interface TableEndpoint<Wire, Row> {
  /** Path below the base URL, such as `/sales-order`. */
  readonly path: string;
  /** Schema of one row in the response. */
  readonly row: GenericSchema<unknown, Wire>;
  /** Converts a parsed row. By default it is used as is. */
  readonly toRow?: (wire: Wire) => Row;
  readonly getRowId: (row: Row) => string;
  /** Called with the error of each row that cannot be parsed; the other rows are shown. */
  readonly onError?: ((error: PantauError) => void) | undefined;
  /**
   * Replaces the default deletion: `DELETE path/{id}` for one row, `DELETE path` with the body `{ids}` for
   * several (DT-45).
   */
  readonly remove?: (client: RestClient, rows: RowSelector, signal?: AbortSignal) => Promise<void>;
}

/** An endpoint and either a client or the options to create one. */
export type HttpTableSourceOptions<Wire, Row> = TableEndpoint<Wire, Row> &
  ({ readonly client: RestClient } | RestClientOptions);

const count = pipe(number(), integer(), minValue(0));

/** The list response (DT-44). */
const listResponse = object({
  data: object({ paginated_result: array(unknown()), ids: optional(array(unknown())) }),
  metadata: object({
    page: optional(count),
    total_count: count,
    totals: optional(record(string(), nullable(union([number(), string()])))),
  }),
});

const idText = (id: unknown): string => String(id);

/** `TableSource` over a REST list. */
export function createHttpTableSource<Wire, Row = Wire>(
  options: HttpTableSourceOptions<Wire, Row>,
): TableSource<Row> {
  const { path, row: schema, getRowId, onError } = options;
  const client = 'client' in options ? options.client : createRestClient(options);
  const toRow = options.toRow ?? ((wire: Wire) => wire as unknown as Row);

  const remove = async (rows: RowSelector, signal?: AbortSignal): Promise<void> => {
    if ('id' in rows) {
      await client.request('DELETE', `${path}/${encodeURIComponent(rows.id)}`, { signal });
    } else {
      await client.request('DELETE', path, { body: { ids: rows.ids }, signal });
    }
  };

  return {
    async list(query, signal) {
      const response = await client.request('GET', path, { query: wireQuery(query), signal });
      const { data, metadata } = parseWire(listResponse, response, `GET ${path}`);
      const rows = parseRows(schema, data.paginated_result, `${path} row`, onError).map(toRow);
      const total = metadata.total_count;
      const ids = data.ids?.map(idText);
      const here = new Set(rows.map(getRowId));
      // Some servers return the ids of the page instead, which say nothing about other pages.
      const isOfPage = ids === undefined || (total > ids.length && ids.every((id) => here.has(id)));
      return {
        rows,
        ...(!isOfPage && { ids }),
        page: metadata.page ?? query.page,
        total,
        totals: metadata.totals,
      };
    },
    remove: (rows, signal) => options.remove?.(client, rows, signal) ?? remove(rows, signal),
  };
}
