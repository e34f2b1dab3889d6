import { isPantauError, useDataLocale, useFormat, useToast } from '@pantau/core';
import { useRequest } from '@pantau/core/request';
import { Button } from '@pantau/core/ui/button';
import { ErrorState } from '@pantau/core/ui/error-state';
import { Notice } from '@pantau/core/ui/notice';
import { Skeleton } from '@pantau/core/ui/skeleton';
import { useSaveCsv } from '@pantau/data-table/csv';
import { type ReactElement, useCallback, useRef, useState } from 'react';
import { byPerson, newSince } from '../../engine/handover/by-person.ts';
import type {
  HandoverSource,
  ShiftHandover as Handover,
} from '../../engine/handover/handover-source.port.ts';
import { handoverCells } from './handover-cells.ts';
import type { HandoverLinks } from './handover-links.ts';
import { HandoverReport } from './handover-report.tsx';
import css from './handover-report.module.css';
import { RecordDialog } from './record-dialog.tsx';
import { useHandoverText } from './use-handover-text.ts';

export interface ShiftHandoverProps extends HandoverLinks {
  /** Must keep its identity between renders. */
  readonly source: HandoverSource;
  /** Whether the user may hand the shift over, which requires the scope for acting on alerts. Defaults to `true`. */
  readonly canRecord?: boolean | undefined;
}

/** What a shift leaves to the next one, by person: to read, print and export (AC-894). */
export function ShiftHandover(props: ShiftHandoverProps): ReactElement {
  const { source, canRecord = true, ...links } = props;
  const t = useHandoverText();
  const format = useFormat();
  const send = useCallback((signal: AbortSignal) => source.read(signal), [source]);
  const { data, error, loading, reload } = useRequest(send);
  const [isAsking, setAsking] = useState(false);
  if (data === undefined) {
    if (loading) return <Loading />;
    const isForbidden = isPantauError(error) && error.kind === 'forbidden';
    return (
      <ErrorState
        level={2}
        title={t('failedTitle')}
        text={t(isForbidden ? 'forbiddenText' : 'failedText')}
        {...(!isForbidden && { onRetry: reload })}
      />
    );
  }
  return (
    <div className={css.page} aria-busy={loading}>
      <div className={css.head}>
        <About handover={data} />
        <div className={css.actions}>
          <Button icon="retry" loading={loading} onClick={reload}>
            {t('refresh')}
          </Button>
          <Files handover={data} />
          {canRecord && (
            <Button variant="primary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
              {t('record')}
            </Button>
          )}
        </div>
      </div>
      {error !== null && !loading && (
        <Notice tone="warning" title={t('reloadFailed', { time: format.time(data.readOn) })} />
      )}
      <PreviousNote handover={data} />
      <HandoverReport handover={data} {...links} />
      {isAsking && (
        <RecordDialog
          source={source}
          previous={data.previous}
          onReload={reload}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

interface HandoverProps {
  readonly handover: Handover;
}

/** From when the numbers are, and since when changes are counted. */
function About({ handover }: HandoverProps): ReactElement {
  const { readOn, previous } = handover;
  const since = newSince(handover);
  const t = useHandoverText();
  const format = useFormat();
  return (
    <p className={css.about}>
      {t('asOf', { time: format.dateTime(readOn) })}
      <br />
      {previous !== null && since !== undefined
        ? t('since', { time: format.dateTime(since), name: previous.user.fullname })
        : t('sinceWindow')}
    </p>
  );
}

/** What the previous shift wrote for this one. */
function PreviousNote({ handover: { previous } }: HandoverProps): ReactElement | null {
  const t = useHandoverText();
  const format = useFormat();
  if (previous === null || previous.note === null) return null;
  const { user, note, createdOn } = previous;
  return (
    <figure className={css.quote}>
      <figcaption className={css.quoteName}>
        {t('previousNote', { name: user.fullname })} · {format.dateTime(createdOn)}
      </figcaption>
      <blockquote className={css.quoteText}>{note}</blockquote>
    </figure>
  );
}

/** Prints the page, or saves it as a file. */
function Files({ handover }: HandoverProps): ReactElement {
  const t = useHandoverText();
  const format = useFormat();
  const locale = useDataLocale();
  const toast = useToast();
  const saveCsv = useSaveCsv();
  const ref = useRef<HTMLButtonElement>(null);
  const save = (): void => {
    const page = ref.current?.ownerDocument;
    if (page === undefined) return;
    const people = byPerson(handover, new Intl.Collator(format.locale).compare);
    const cells = handoverCells(people, newSince(handover), t, locale);
    const file = saveCsv({ title: t('title'), cells, page });
    toast.show({ kind: 'success', text: t('exported', { file }) });
  };
  return (
    <>
      <Button icon="printer" onClick={() => ref.current?.ownerDocument.defaultView?.print()}>
        {t('print')}
      </Button>
      <Button ref={ref} icon="download" onClick={save}>
        {t('export')}
      </Button>
    </>
  );
}

function Loading(): ReactElement {
  const t = useHandoverText();
  return (
    <div className={css.skeleton} role="status" aria-label={t('loading')}>
      <Skeleton height={36} />
      <Skeleton shape="block" height={72} />
      <Skeleton shape="block" height={240} />
    </div>
  );
}
