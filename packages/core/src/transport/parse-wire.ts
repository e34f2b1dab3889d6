import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import { PantauError } from '../errors/pantau-error.ts';

/**
 * Parses a value received over the wire with `schema`. Throws an error that names the path of the first
 * mismatch, never the value.
 *
 * @param what named in the error, such as `rawAlerts`
 */
export function parseWire<Out>(
  schema: GenericSchema<unknown, Out>,
  value: unknown,
  what: string,
): Out;
export function parseWire<In, Out>(
  schema: GenericSchema<In, Out>,
  value: unknown,
  what: string,
): Out;
export function parseWire<In, Out>(
  schema: GenericSchema<In, Out>,
  value: unknown,
  what: string,
): Out {
  const result = safeParse(schema, value);
  if (result.success) return result.output;
  const issue = result.issues[0];
  const place = getDotPath(issue) ?? 'the whole';
  throw new PantauError('server', {
    message: `${what} does not match the contract at ${place}: expected ${issue.expected ?? issue.type}`,
  });
}
