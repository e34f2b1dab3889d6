import type { DashboardMessageKey } from '../../messages/dashboard-messages.ts';

/**
 * Message key that states how current the counts are; null before there is anything to state.
 *
 * @param isLiveLost the live connection is lost
 * @param loadedOn when the counts were loaded, epoch ms; null before
 */
export function freshnessKey(
  isLiveLost: boolean,
  loadedOn: number | null,
): DashboardMessageKey | null {
  if (isLiveLost) return loadedOn === null ? 'liveLostUndated' : 'liveLost';
  return loadedOn === null ? null : 'updatedAt';
}
