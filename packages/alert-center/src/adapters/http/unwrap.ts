import { parseWire, unwrapEnvelope } from '@pantau/core/transport';
import type { GenericSchema } from 'valibot';
import { envelope } from './wire-responses.ts';

/** The parsed content of a successful result. @param name of the operation, for errors @throws PantauError */
export const unwrap = <T>(response: unknown, schema: GenericSchema<unknown, T>, name: string): T =>
  parseWire(schema, unwrapEnvelope(parseWire(envelope, response, name)), name);
