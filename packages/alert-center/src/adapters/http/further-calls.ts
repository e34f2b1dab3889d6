import { type SearchCallsOptions, createSearchCalls } from './search-calls.ts';
import { createSnoozeCalls } from './snooze-calls.ts';

/** The requests of an `AlertSource` that its lists do without. Lazy: loads with the first one. */
export const createFurtherCalls = (options: SearchCallsOptions) => ({
  ...createSearchCalls(options),
  ...createSnoozeCalls(options.client),
});
