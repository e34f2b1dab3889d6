import type { AttentionAlert } from '../../engine/source/dashboard-source.ts';

/** Number of rows that would come, or go if more of them would, when `current` replaced `shown`. */
export function countChanges(
  shown: readonly AttentionAlert[],
  current: readonly AttentionAlert[],
): number {
  const before = new Set(shown.map(({ id }) => id));
  const after = new Set(current.map(({ id }) => id));
  const added = [...after].filter((id) => !before.has(id)).length;
  const removed = [...before].filter((id) => !after.has(id)).length;
  return Math.max(added, removed);
}
