import { object } from 'valibot';
import {
  HANDOVER_ROWS_MAX,
  type HandoverSource,
} from '../../../engine/handover/handover-source.port.ts';
import { type HttpConnectionOptions, createConnection } from '../connection.ts';
import { unwrap } from '../unwrap.ts';
import { envelope } from '../wire-responses.ts';
import { handoverQuery, recordMutation } from './handover-documents.ts';
import { handoverResponse, recordResponse } from './wire-handover.ts';

export interface HttpHandoverOptions extends HttpConnectionOptions {
  /** Include alerts of vehicles that partners share; requires the scope shared_vehicle:read. */
  readonly includeSharedVehicles?: boolean | undefined;
}

/** Creates a `HandoverSource` over the wire contract: GraphQL. */
export function createHttpHandover(options: HttpHandoverOptions): HandoverSource {
  const { graphql } = createConnection(options);
  const filter = {
    show: HANDOVER_ROWS_MAX,
    ...(options.includeSharedVehicles === true && { isSharedVehicle: true }),
  };
  return {
    async read(signal) {
      const schema = object({ shiftHandover: envelope });
      const response = await graphql.query(handoverQuery, { filter }, { schema, signal });
      return unwrap(response.shiftHandover, handoverResponse, 'shiftHandover').data;
    },
    async record({ previousId, note }, signal) {
      const schema = object({ recordShiftHandover: envelope });
      const input = { previousId, note };
      const response = await graphql.query(recordMutation, { input }, { schema, signal });
      return unwrap(response.recordShiftHandover, recordResponse, 'recordShiftHandover').data;
    },
  };
}
