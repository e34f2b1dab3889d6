import { createFalseRuleCalls } from './false-rule-calls.ts';
import { type OwnerCallsOptions, createOwnerCalls } from './owner-calls.ts';
import { createQuickNoteCalls } from './quick-note-calls.ts';
import { createSearchCalls } from './search-calls.ts';
import { createSnoozeCalls } from './snooze-calls.ts';
import { createVehicleCalls } from './vehicle-calls.ts';

/** The requests of an `AlertSource` that its lists do without. Lazy: loads with the first one. */
export const createFurtherCalls = (options: OwnerCallsOptions) => ({
  ...createSearchCalls(options),
  ...createSnoozeCalls(options.client),
  ...createOwnerCalls(options),
  ...createQuickNoteCalls(options.client),
  ...createVehicleCalls(options),
  ...createFalseRuleCalls(options.client),
});
