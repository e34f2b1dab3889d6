import { useFormat } from '@pantau/core';
import { useRequest } from '@pantau/core/request';
import { Button } from '@pantau/core/ui/button';
import { Skeleton } from '@pantau/core/ui/skeleton';
import { type ReactElement, useCallback, useRef, useState } from 'react';
import type { ChangesPage, CompanyChange } from '../../engine/company/company-change.ts';
import type { CompanySource } from '../../engine/company/company-source.ts';
import { useAction } from '../../hooks/use-action.ts';
import { Card } from '../shared/card.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';
import { useProblemText } from '../shared/use-problem-text.ts';
import { useText } from '../shared/use-text.ts';
import css from './history.module.css';
import { useChangeTexts } from './use-change-texts.ts';

const SHOWN = 10;

export interface HistorySectionProps {
  readonly source: CompanySource;
  readonly level: 2 | 3;
  /** Requests the newest changes again when it changes. */
  readonly version: number;
}

/** Who changed what and when, newest first (CS-40). */
export function HistorySection({ source, level, version }: HistorySectionProps): ReactElement {
  const t = useText();
  const problemText = useProblemText();
  const read = useCallback(
    (signal: AbortSignal) => source.changes({ first: SHOWN, after: null }, signal),
    [source],
  );
  const request = useRequest(read, { version });
  const { data, error } = request;
  return (
    <Card name="history" title={t('history')} text={t('historyText')} level={level}>
      {data === undefined ? (
        error === null ? (
          <Skeleton shape="block" height={160} />
        ) : (
          <p className={css.failed}>
            {problemText(error)}
            <Button size="dense" onClick={request.reload}>
              {t('tryAgain')}
            </Button>
          </p>
        )
      ) : (
        <Changes key={data.changes[0]?.id} source={source} newest={data} />
      )}
    </Card>
  );
}

interface ChangesProps {
  readonly source: CompanySource;
  readonly newest: ChangesPage;
}

function Changes({ source, newest }: ChangesProps): ReactElement {
  const t = useText();
  const action = useAction();
  const listRef = useRef<HTMLOListElement>(null);
  const [pages, setPages] = useState<readonly ChangesPage[]>([]);
  const last = pages.at(-1) ?? newest;
  const changes = [newest, ...pages].flatMap((page) => page.changes);
  if (changes.length === 0) return <p className={css.empty}>{t('noHistory')}</p>;
  const more = (): void =>
    void action.run(async () => {
      const page = await source.changes({ first: SHOWN, after: last.endCursor });
      setPages((known) => [...known, page]);
      // With the last page the button leaves.
      if (!page.hasNextPage) listRef.current?.focus();
    });
  return (
    <>
      <ol ref={listRef} className={css.list} tabIndex={-1} aria-label={t('history')}>
        {changes.map((change) => (
          <ChangeRow key={change.id} change={change} />
        ))}
      </ol>
      <FailureNotice failure={action.failure} />
      {last.hasNextPage && (
        <div>
          <Button loading={action.isBusy} onClick={more}>
            {t('olderChanges')}
          </Button>
        </div>
      )}
    </>
  );
}

function ChangeRow({ change }: { readonly change: CompanyChange }): ReactElement {
  const t = useText();
  const { dateTime } = useFormat();
  const { fieldText, valueText } = useChangeTexts();
  const { changedAt, userName } = change;
  return (
    <li className={css.row}>
      <span className={css.what}>{fieldText(change)}</span>
      <span className={css.values}>
        <span className={css.before}>{valueText(change, change.before)}</span>
        <span className={css.arrow} aria-label={t('changedTo')} role="img">
          →
        </span>
        <span>{valueText(change, change.after)}</span>
      </span>
      <span className={css.who}>
        {userName ?? t('bySystem')}
        {', '}
        <time dateTime={new Date(changedAt).toISOString()}>{dateTime(changedAt)}</time>
      </span>
    </li>
  );
}
