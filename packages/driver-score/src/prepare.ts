/** Requests the overview of driver scores before its page is loaded. Needs no React. */
export {
  type OverviewOwner,
  type PrepareOverviewOptions,
  type PreparedOverview,
  prepareOverview,
} from './engine/scores/prepare-overview.ts';
