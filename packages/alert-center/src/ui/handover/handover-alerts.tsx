import { useDataLocale, useFormat } from '@pantau/core';
import { Plate } from '@pantau/core/ui/plate';
import { SeverityGlyph } from '@pantau/core/ui/severity-glyph';
import type { ReactElement } from 'react';
import type { HandoverAlert } from '../../engine/handover/handover-source.port.ts';
import { alertIcon, alertTitle } from '../shared/text/alert-text.ts';
import css from './handover-list.module.css';
import { type HandoverLinks, linkOf } from './handover-links.ts';
import { useHandoverText } from './use-handover-text.ts';

export interface HandoverAlertsProps extends HandoverLinks {
  readonly alerts: readonly HandoverAlert[];
  /** Alerts that arrived from then on are marked as new, epoch ms; `undefined` marks none. */
  readonly since: number | undefined;
  readonly label: string;
}

/** Open alerts, as a list to read and to print. */
export function HandoverAlerts(props: HandoverAlertsProps): ReactElement {
  const { alerts, since, label, ...links } = props;
  const t = useHandoverText();
  const locale = useDataLocale();
  const format = useFormat();
  return (
    <ul className={css.list} aria-label={label}>
      {alerts.map(({ id, event, urgency, createdOn, licensePlate, driver, address, read }) => {
        const title = alertTitle(event, locale);
        const link = linkOf(links, id);
        const where = [driver, address].filter((part) => part !== null && part !== '').join(' · ');
        return (
          <li key={id} className={css.row}>
            <SeverityGlyph
              severity={urgency}
              state={read ? 'read' : 'unread'}
              icon={alertIcon(event)}
              label={t(urgency)}
            />
            <div className={css.lines}>
              <div className={css.first}>
                {link === null ? (
                  <span className={css.event}>{title}</span>
                ) : (
                  <a className={css.event} {...link}>
                    {title}
                  </a>
                )}
                <Plate plate={licensePlate} />
                {since !== undefined && createdOn >= since && (
                  <span className={css.mark}>{t('isNew')}</span>
                )}
              </div>
              {where !== '' && <div className={css.second}>{where}</div>}
            </div>
            <time className={css.time} dateTime={new Date(createdOn).toISOString()}>
              {format.dateTime(createdOn)}
            </time>
          </li>
        );
      })}
    </ul>
  );
}
