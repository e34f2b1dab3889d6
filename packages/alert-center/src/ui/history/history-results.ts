import type { BuiltInLocale } from '@pantau/core';
import type { BulkResult, RowResult } from '@pantau/data-table';
import { isUnresolved } from '../../engine/alert/alert.ts';
import type { BulkItem, BulkOutcome } from '../../engine/triage/bulk-outcome.ts';
import type { AlertCenterTranslate } from '../../messages/alert-center-messages.ts';
import type { HistoryTranslate } from '../../messages/history-messages.ts';
import { alertTitle, stateText } from '../shared/text/alert-text.ts';
import { actionErrorText } from '../shared/text/error-text.ts';

/** A change that the history offers for selected alerts. */
export type HistoryChange = 'read' | 'resolve' | 'falseAlert' | 'checkAgain';

export interface ResultTexts {
  readonly t: HistoryTranslate;
  readonly tPanel: AlertCenterTranslate;
  readonly locale: BuiltInLocale;
}

/** Errors after which the server may have applied the change. */
const isUncertain = ({ error }: BulkItem): boolean =>
  error?.kind === 'offline' || error?.kind === 'timeout';

const outcomeOf = (item: BulkItem): RowResult['outcome'] => {
  switch (item.outcome) {
    case 'applied':
    case 'queued':
      return 'done';
    case 'unchanged':
      return 'skipped';
    // The last three are of changes of owners, which the history does not offer.
    case 'notFound':
    case 'owned':
    case 'settled':
    case 'unseen':
      return 'refused';
    case 'stopped':
      return 'unsent';
    case 'failed':
      if (isUncertain(item)) return 'unknown';
      return item.error?.kind === 'forbidden' ? 'refused' : 'failed';
  }
};

/** The outcomes of the alert centre's actions, as the table reports them. */
export function createResults({ t, tPanel, locale }: ResultTexts) {
  const reasonOf = (item: BulkItem, type: HistoryChange): string | undefined => {
    const { outcome, alert, error } = item;
    if (outcome === 'unchanged' && alert !== null) {
      if (type === 'read') return t('alreadyRead');
      return isUnresolved(alert) ? t('alreadyOpen') : stateText(alert, tPanel);
    }
    if (outcome === 'notFound') return tPanel('errorNotFound');
    if (error === null) return undefined;
    return actionErrorText(error, tPanel);
  };
  return ({ items }: BulkOutcome, type: HistoryChange): BulkResult => ({
    rows: items.map((item) => {
      const { id, plate, alert } = item;
      return {
        id,
        outcome: outcomeOf(item),
        reason: reasonOf(item, type),
        label:
          alert === null ? plate : tPanel('ofVehicle', { what: alertTitle(alert, locale), plate }),
      };
    }),
  });
}
