import { useFormat } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Icon, type IconName } from '@pantau/core/ui/icon';
import { IconButton } from '@pantau/core/ui/icon-button';
import { Plate } from '@pantau/core/ui/plate';
import { type ReactElement, useId } from 'react';
import {
  type BulkItem,
  type BulkOutcome,
  countItems,
  isUnfinished,
  useBulkRun,
} from '../../hooks/triage.ts';
import { useAlertTriage } from '../shared/triage-context.ts';
import { useTriageText } from '../shared/use-triage-text.ts';
import { actionErrorText } from '../shared/text/error-text.ts';
import { useText } from '../shared/use-text.ts';
import css from './bulk-result.module.css';
import { doneText, reasonText, resultSentence } from './bulk-text.ts';

/** Further items are counted, not listed. */
const MAX_LISTED = 50;

/** What a bulk action did not change, and why. */
export function BulkResult(): ReactElement | null {
  const { result, selectionError } = useBulkRun();
  if (result !== null) return <Outcome outcome={result} />;
  return selectionError === null ? null : <SelectionFailed />;
}

function SelectionFailed(): ReactElement {
  const t = useTriageText();
  const base = useText();
  const { selectionError, dismissResult } = useBulkRun();
  const reason = selectionError === null ? '' : actionErrorText(selectionError, base);
  return (
    <div className={css.panel} role="alert">
      <div className={css.head}>
        <span className={css.line} data-tone="failed">
          <Icon name="closeCircle" />
          {t('selectionFailed', { reason })}
        </span>
        <IconButton size="dense" icon="close" label={t('dismiss')} onClick={dismissResult} />
      </div>
    </div>
  );
}

function Outcome({ outcome }: { readonly outcome: BulkOutcome }): ReactElement {
  const t = useTriageText();
  const format = useFormat();
  const { dismissResult } = useBulkRun();
  const triage = useAlertTriage();
  const id = useId();
  const { items, change } = outcome;
  const { applied, unchanged, stopped } = countItems(items);
  const ids = items.filter(isUnfinished).map((item) => item.id);
  const is =
    (...wanted: readonly BulkItem['outcome'][]) =>
    (item: BulkItem): boolean =>
      wanted.includes(item.outcome);
  const failed = items.filter(is('failed', 'notFound', 'owned', 'settled', 'unseen'));
  const share = (part: number): string => `${(part / items.length) * 100}%`;
  return (
    <section className={css.panel} aria-labelledby={`${id}title`}>
      <div className={css.head}>
        <h3 id={`${id}title`} className={css.title}>
          {resultSentence(outcome, t)}
        </h3>
        <IconButton size="dense" icon="close" label={t('dismiss')} onClick={dismissResult} />
      </div>
      <div className={css.split}>
        {applied > 0 && (
          <span className={css.part} data-tone="done" style={{ width: share(applied) }} />
        )}
        {unchanged > 0 && (
          <span className={css.part} data-tone="same" style={{ width: share(unchanged) }} />
        )}
        <span className={css.part} data-tone="failed" style={{ flex: '1 1 0' }} />
      </div>
      <div className={css.body} tabIndex={0} role="group" aria-label={t('resultLabel')}>
        {applied > 0 && <Line tone="done" icon="checkCircle" text={doneText(outcome, t)} />}
        {stopped > 0 && <Line tone="same" icon="minus" text={t('stopped', { count: stopped })} />}
        {failed.length > 0 && (
          <>
            <Line tone="failed" icon="closeCircle" text={t('failed', { count: failed.length })} />
            <Items items={failed} change={change} />
          </>
        )}
        {unchanged > 0 && (
          <>
            <Line tone="same" icon="info" text={t('unchanged', { count: unchanged })} />
            <Items items={items.filter(is('unchanged'))} change={change} />
          </>
        )}
      </div>
      {ids.length > 0 && (
        <div className={css.foot}>
          <span className={css.hint}>{t('failedStay')}</span>
          <Button size="dense" icon="retry" onClick={() => void triage.again(ids, change)}>
            {t('retryMany', { number: format.number(ids.length) })}
          </Button>
        </div>
      )}
    </section>
  );
}

interface LineProps {
  readonly tone: 'done' | 'same' | 'failed';
  readonly icon: IconName;
  readonly text: string;
}

function Line({ tone, icon, text }: LineProps): ReactElement {
  return (
    <p className={css.line} data-tone={tone}>
      <Icon name={icon} />
      {text}
    </p>
  );
}

function Items({ items, change }: Pick<BulkOutcome, 'items' | 'change'>): ReactElement {
  const t = useTriageText();
  const base = useText();
  const format = useFormat();
  const rest = items.length - MAX_LISTED;
  return (
    <ul role="list" className={css.items}>
      {items.slice(0, MAX_LISTED).map((item) => (
        <li key={item.id} className={css.item}>
          <Plate plate={item.plate} />
          <span className={css.reason}>{reasonText(item, change, t, base)}</span>
        </li>
      ))}
      {rest > 0 && (
        <li className={css.item}>
          <span className={css.reason}>{t('andMore', { number: format.number(rest) })}</span>
        </li>
      )}
    </ul>
  );
}
