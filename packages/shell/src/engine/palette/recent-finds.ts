import { type InferOutput, array, nullable, object, picklist, string } from 'valibot';
import { paletteKinds } from './palette-source.port.ts';

/** This many vehicles, and as many orders, are remembered. */
const RECENT_MAX = 4;

/** What the user has opened from the palette, newest first, as it is stored. */
export const recentFindsSchema = array(
  object({
    kind: picklist(paletteKinds),
    id: string(),
    name: string(),
    detail: nullable(string()),
  }),
);

export type RecentFind = InferOutput<typeof recentFindsSchema>[number];

/** Adds what was opened, each vehicle and order once, and forgets the oldest of its kind (SH-123). */
export function remember(recent: readonly RecentFind[], opened: RecentFind): RecentFind[] {
  const others = recent.filter(({ kind, id }) => kind !== opened.kind || id !== opened.id);
  let left = RECENT_MAX;
  return [opened, ...others].filter(({ kind }) => kind !== opened.kind || (left -= 1) >= 0);
}
