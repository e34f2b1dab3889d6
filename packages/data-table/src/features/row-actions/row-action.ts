import type { IconName } from '@pantau/core/ui/icon';
import type { ReactNode } from 'react';

/** What the user is asked before an action runs. */
export interface RowActionConfirmation {
  /** A question, such as "Cancel SO-12?". */
  readonly title: string;
  readonly text?: string | undefined;
  /** Label of the button that runs the action. Defaults to the action's label. */
  readonly action?: string | undefined;
}

/** What every action of a row has. */
export interface RowActionBase {
  /** Unique among the actions of a row. */
  readonly key: string;
  /** Translated. */
  readonly label: string;
  /** Use `danger` for an action that destroys something. Defaults to `neutral`. */
  readonly tone?: 'neutral' | 'danger' | undefined;
  /** Why the action cannot be used now. It stays listed, disabled, with this reason. */
  readonly disabledReason?: string | undefined;
  readonly confirm?: RowActionConfirmation | undefined;
  /** Shown in the menu before the label, for example a status glyph. */
  readonly glyph?: ReactNode;
  /** Shown in the menu after the label, such as what several actions have in common. */
  readonly meta?: string | undefined;
}

/** What an action does. */
export type RowActionEffect<Row> =
  | {
      /** The table reports a rejection, and shows the server's message. */
      readonly onSelect: (row: Row) => void | Promise<void>;
      readonly bulk?: undefined;
    }
  | {
      /** Key of a bulk action with `work`, which runs for this row alone. */
      readonly bulk: string;
      readonly onSelect?: undefined;
    };

/** An action on one row, in the menu of the row. */
export type RowAction<Row> = RowActionBase &
  RowActionEffect<Row> &
  (
    | {
        readonly icon: IconName;
        /** Also a button in the row; the first two are shown. */ readonly button?:
          boolean | undefined;
      }
    | { readonly icon?: undefined; readonly button?: false | undefined }
  );

/** Decides the actions of one row; none gives the row no menu. Must keep its identity between renders. */
export type RowActions<Row> = (row: Row) => readonly RowAction<Row>[];

/** Buttons that a row shows besides its menu. */
const ROW_BUTTONS_MAX = 2;

export const buttonsOf = <Row>(actions: readonly RowAction<Row>[]) =>
  actions.filter(({ button }) => button === true).slice(0, ROW_BUTTONS_MAX);
