import type { IconName } from '@pantau/core/ui/icon';
import type { ReactNode } from 'react';
import type { BulkTarget } from '../bulk-run/bulk-target.ts';
import type { BulkWork } from '../bulk-run/bulk-work.ts';

/** An action on all selected rows. With `items` it opens a menu instead. */
export interface BulkAction {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** Shown instead of an icon, for example a status glyph. */
  readonly glyph?: ReactNode;
  readonly tone?: 'neutral' | 'danger' | undefined;
  /** The table reports an error or rejection, and shows the server's message. */
  readonly onSelect?: ((target: BulkTarget) => void | Promise<void>) | undefined;
  /**
   * Instead of `onSelect`: the table runs it in batches, shows the progress, and then which rows were not done
   * and why (DT-374).
   */
  readonly work?: BulkWork | undefined;
  readonly items?: readonly BulkAction[] | undefined;
}

/** The actions, and those in their menus. */
export const everyAction = (actions: readonly BulkAction[]): readonly BulkAction[] =>
  actions.flatMap((action) => [action, ...everyAction(action.items ?? [])]);
