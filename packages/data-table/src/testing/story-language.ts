import type { Locale } from '@pantau/core';
import type { BulkAction } from '../features/bulk-actions/bulk-action.ts';
import type { TableColumn, TableColumnDef } from '../features/columns/table-column.ts';
import type { RowActions } from '../features/row-actions/row-action.ts';
import type { RowSelectable } from '../features/selection/row-selectable.ts';
import type { ToneOf } from '../features/tone/tone.ts';
import { columnsIn } from './sales-order-columns.tsx';
import type { SalesOrder } from './sales-orders.ts';
import { storyText } from './story-texts.ts';

/** What a host passes to a table, in English. */
interface HostTexts {
  readonly columns: readonly TableColumnDef<SalesOrder>[];
  readonly bulkActions?: readonly BulkAction[] | undefined;
  readonly rowActions?: RowActions<SalesOrder> | undefined;
  readonly rowSelectable?: RowSelectable<SalesOrder> | undefined;
  readonly rowTone?: ToneOf<SalesOrder> | undefined;
  readonly label?: string | undefined;
  readonly exportTitle?: string | undefined;
}

type Say = (english: string) => string;

const toneIn =
  (say: Say, toneOf: ToneOf<SalesOrder>): ToneOf<SalesOrder> =>
  (order) => {
    const mark = toneOf(order);
    return mark === null ? null : { ...mark, label: say(mark.label) };
  };

/** A column of sales orders in Indonesian, apart from what the story has changed. */
function columnIn(say: Say, column: TableColumn<SalesOrder>): TableColumn<SalesOrder> {
  const at = columnsIn.en.findIndex(({ key }) => key === column.key);
  const [english, indonesian] = [columnsIn.en[at], columnsIn.id[at]];
  const own = {
    ...column,
    label: say(column.label),
    ...(column.tone !== undefined && { tone: toneIn(say, column.tone) }),
  };
  if (english === undefined || indonesian === undefined) return own;
  const changed = Object.entries(own).filter(
    ([part]) => column[part as keyof typeof column] !== english[part as keyof typeof english],
  );
  return { ...indonesian, ...Object.fromEntries(changed) };
}

const actionIn = (say: Say, action: BulkAction): BulkAction => {
  const { items, work } = action;
  const confirm = work?.confirm;
  return {
    ...action,
    label: say(action.label),
    ...(items !== undefined && { items: items.map((item) => actionIn(say, item)) }),
    ...(work !== undefined &&
      confirm !== undefined && {
        work: {
          ...work,
          confirm: (target) => {
            const asked = confirm(target);
            return { ...asked, title: say(asked.title) };
          },
        },
      }),
  };
};

const rowActionsIn =
  (say: Say, actionsOf: RowActions<SalesOrder>): RowActions<SalesOrder> =>
  (order) =>
    actionsOf(order).map((action) => {
      const { label, disabledReason, confirm, meta } = action;
      return {
        ...action,
        label: say(label),
        meta: meta === undefined ? undefined : say(meta),
        disabledReason: disabledReason === undefined ? undefined : say(disabledReason),
        confirm: confirm && {
          ...confirm,
          title: say(confirm.title),
          text: confirm.text === undefined ? undefined : say(confirm.text),
        },
      };
    });

const selectableIn =
  (say: Say, selectable: RowSelectable<SalesOrder>): RowSelectable<SalesOrder> =>
  (order) => {
    const answer = selectable(order);
    return answer === true ? true : say(answer);
  };

/** What the host of a story says, in the language of the page: written in English once, for every story. */
export function inStoryLanguage<Texts extends HostTexts>(locale: Locale, texts: Texts): Texts {
  const say: Say = (english) => storyText(locale, english);
  if (say('Draft') === 'Draft') return texts;
  const { columns, bulkActions, rowActions, rowSelectable, rowTone, label, exportTitle } = texts;
  return {
    ...texts,
    columns: columns.map((column) =>
      'fields' in column
        ? {
            ...column,
            label: say(column.label),
            fields: column.fields.map((field) => columnIn(say, field)),
          }
        : columnIn(say, column),
    ),
    bulkActions: bulkActions?.map((action) => actionIn(say, action)),
    rowActions: rowActions && rowActionsIn(say, rowActions),
    rowSelectable: rowSelectable && selectableIn(say, rowSelectable),
    rowTone: rowTone && toneIn(say, rowTone),
    label: label === undefined ? undefined : say(label),
    exportTitle: exportTitle === undefined ? undefined : say(exportTitle),
  };
}
