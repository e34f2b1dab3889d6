import { useFormat } from '@pantau/core';
import { type ReactElement, useId, useMemo } from 'react';
import { byPerson, newSince } from '../../engine/handover/by-person.ts';
import type { ShiftHandover } from '../../engine/handover/handover-source.port.ts';
import { HandoverAlerts } from './handover-alerts.tsx';
import type { HandoverLinks } from './handover-links.ts';
import { HandoverPerson } from './handover-person.tsx';
import css from './handover-report.module.css';
import { useHandoverText } from './use-handover-text.ts';

export interface HandoverReportProps extends HandoverLinks {
  readonly handover: ShiftHandover;
}

/** The numbers of a handover, what nobody handles, and what each person hands over (AC-894). */
export function HandoverReport({ handover, ...links }: HandoverReportProps): ReactElement {
  const { alerts, notes, noteCount } = handover;
  const since = newSince(handover);
  const t = useHandoverText();
  const format = useFormat();
  const headingId = useId();
  const { locale } = format;
  const { unowned, people } = useMemo(
    () => byPerson(handover, new Intl.Collator(locale).compare),
    [handover, locale],
  );
  const open = handover.urgent + handover.important;
  const shown = format.number(alerts.length);
  return (
    <>
      <Numbers handover={handover} />
      {alerts.length < open && (
        <p className={css.cut}>{t('cutAlerts', { shown, total: format.number(open) })}</p>
      )}
      {notes.length < noteCount && (
        <p className={css.cut}>
          {t('cutNotes', {
            shown: format.number(notes.length),
            total: format.number(noteCount),
          })}
        </p>
      )}
      <section className={css.card} aria-labelledby={headingId}>
        <div className={css.cardHead}>
          <h2 id={headingId} className={css.cardTitle}>
            {t('unowned')}
          </h2>
          {unowned.length > 0 && (
            <p className={css.counts}>
              {t('openCount', { count: unowned.length, formatted: format.number(unowned.length) })}
            </p>
          )}
        </div>
        {unowned.length > 0 ? (
          <HandoverAlerts alerts={unowned} since={since} label={t('unowned')} {...links} />
        ) : (
          <p className={css.none}>{t(open === 0 ? 'nothingOpen' : 'allOwned')}</p>
        )}
      </section>
      {people.map((person) => (
        <HandoverPerson key={person.user.userId} person={person} since={since} {...links} />
      ))}
      {people.length === 0 && <p className={css.none}>{t('nobody')}</p>}
    </>
  );
}

function Numbers({ handover }: Pick<HandoverReportProps, 'handover'>): ReactElement {
  const t = useHandoverText();
  const format = useFormat();
  const { urgent, important, arrived, noteCount, snoozes, settled } = handover;
  const sum = (key: 'resolved' | 'falseAlerts'): number =>
    settled.reduce((total, one) => total + one[key], 0);
  const numbers = [
    ['openUrgent', urgent],
    ['openImportant', important],
    ['arrived', arrived],
    ['resolved', sum('resolved')],
    ['falseAlerts', sum('falseAlerts')],
    ['noted', noteCount],
    ['snoozed', snoozes.length],
  ] as const;
  return (
    <dl className={css.numbers}>
      {numbers.map(([key, value]) => (
        <div
          key={key}
          className={css.number}
          data-tone={key === 'openUrgent' && value > 0 ? 'urgent' : undefined}
        >
          <dt className={css.name}>{t(key)}</dt>
          <dd className={css.value}>{format.number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
