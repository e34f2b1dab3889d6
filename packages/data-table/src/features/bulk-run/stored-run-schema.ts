import {
  type GenericSchema,
  type InferOutput,
  array,
  boolean,
  nullable,
  number,
  object,
  optional,
  picklist,
  string,
  unknown,
} from 'valibot';
import { rowOutcomes } from './bulk-result.ts';
import type { RunRow } from './bulk-run.ts';

const head = object({
  id: string(),
  action: string(),
  fields: optional(unknown()),
  undo: optional(boolean()),
  batches: number(),
  /** Part of the keys under which the rows are stored. */
  layout: number(),
  /** Number of those keys. */
  parts: number(),
  /** Increases with each save, so that other tabs notice it. */
  step: number(),
});

/** Everything about a stored run except its rows. */
export type RunHead = InferOutput<typeof head>;

export const headSchema: GenericSchema<unknown, RunHead | null> = nullable(head);

export const partSchema: GenericSchema<unknown, readonly RunRow[] | null> = nullable(
  array(
    object({
      id: string(),
      state: picklist(['waiting', 'sent', ...rowOutcomes]),
      label: optional(string()),
      reason: optional(string()),
      retryable: optional(boolean()),
      batch: optional(number()),
      data: optional(unknown()),
    }),
  ),
);
