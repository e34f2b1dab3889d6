import type { AlertCenterState } from '../engine/store.ts';
import type { ConnectionView } from '../engine/list/connection.ts';
import { useStoreValue } from './use-store-value.ts';

export type { ConnectionView } from '../engine/list/connection.ts';

const connectionOf = ({ list }: AlertCenterState): ConnectionView => list.connection.view;

/** How far what is shown can be trusted. Always visible somewhere: cut off must not look calm. */
export function useConnection(): ConnectionView {
  return useStoreValue(connectionOf);
}
