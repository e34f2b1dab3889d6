import { useDataLocale, useFormat } from '@pantau/core';
import { Plate } from '@pantau/core/ui/plate';
import { type ReactElement, type ReactNode, useId } from 'react';
import type { PersonalHandover } from '../../engine/handover/by-person.ts';
import { alertTitle } from '../shared/text/alert-text.ts';
import { HandoverAlerts } from './handover-alerts.tsx';
import listCss from './handover-list.module.css';
import { type HandoverLinks, linkOf } from './handover-links.ts';
import css from './handover-report.module.css';
import { useHandoverText } from './use-handover-text.ts';

export interface HandoverPersonProps extends HandoverLinks {
  readonly person: PersonalHandover;
  /** As of `HandoverAlerts`. */
  readonly since: number | undefined;
}

/** What one person hands over: open alerts, snoozes and notes, and how much has been settled. */
export function HandoverPerson({ person, since, ...links }: HandoverPersonProps): ReactElement {
  const { user, alerts, snoozes, notes, settled } = person;
  const t = useHandoverText();
  const format = useFormat();
  const headingId = useId();
  const counted = (key: CountKey, count: number) =>
    count === 0 ? [] : [t(key, { count, formatted: format.number(count) })];
  const counts = [
    ...counted('openCount', alerts.length),
    ...counted('snoozeCount', snoozes.length),
    ...counted('noteCount', notes.length),
    ...counted('resolvedCount', settled?.resolved ?? 0),
    ...counted('falseCount', settled?.falseAlerts ?? 0),
  ];
  return (
    <section className={css.card} aria-labelledby={headingId}>
      <div className={css.cardHead}>
        <h2 id={headingId} className={css.cardTitle}>
          {user.fullname}
        </h2>
        <p className={css.counts}>{counts.join(' · ')}</p>
      </div>
      {alerts.length > 0 && (
        <Part title={t('openAlerts')}>
          <HandoverAlerts alerts={alerts} since={since} label={t('openAlerts')} {...links} />
        </Part>
      )}
      {snoozes.length > 0 && <Snoozes snoozes={snoozes} />}
      {notes.length > 0 && <Notes notes={notes} {...links} />}
    </section>
  );
}

type CountKey = 'openCount' | 'snoozeCount' | 'noteCount' | 'resolvedCount' | 'falseCount';

function Part({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <>
      <h3 className={css.partTitle}>{title}</h3>
      {children}
    </>
  );
}

function Snoozes({ snoozes }: Pick<PersonalHandover, 'snoozes'>): ReactElement {
  const t = useHandoverText();
  const format = useFormat();
  const locale = useDataLocale();
  return (
    <Part title={t('snoozes')}>
      <ul className={listCss.list} aria-label={t('snoozes')}>
        {snoozes.map(({ vehicleId, event, licensePlate, endsOn }) => (
          <li key={`${vehicleId} ${event.alertCode}`} className={listCss.row}>
            <div className={listCss.lines}>
              <div className={listCss.first}>
                <span className={listCss.event}>{alertTitle(event, locale)}</span>
                <Plate plate={licensePlate} />
              </div>
            </div>
            <time className={listCss.time} dateTime={new Date(endsOn).toISOString()}>
              {t('until', { time: format.time(endsOn) })}
            </time>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Notes({ notes, ...links }: Pick<PersonalHandover, 'notes'> & HandoverLinks): ReactElement {
  const t = useHandoverText();
  const format = useFormat();
  const locale = useDataLocale();
  return (
    <Part title={t('notes')}>
      <ul className={listCss.list} aria-label={t('notes')}>
        {notes.map(({ id, text, event, licensePlate: plate, createdOn, alertId }) => {
          const about = t('about', { event: alertTitle(event, locale), plate });
          const link = linkOf(links, alertId);
          return (
            <li key={id} className={listCss.row}>
              <div className={listCss.lines}>
                <p className={listCss.text}>{text}</p>
                <div className={listCss.second}>
                  {link === null ? about : <a {...link}>{about}</a>}
                </div>
              </div>
              <time className={listCss.time} dateTime={new Date(createdOn).toISOString()}>
                {format.dateTime(createdOn)}
              </time>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
