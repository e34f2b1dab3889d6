import { useFormat, useLocale } from '@pantau/core';
import { shortName } from '@pantau/core/format';
import { Icon } from '@pantau/core/ui/icon';
import { Plate } from '@pantau/core/ui/plate';
import { SeverityGlyph } from '@pantau/core/ui/severity-glyph';
import type { ReactElement } from 'react';
import type { AttentionAlert } from '../../engine/source/dashboard-source.ts';
import type { DashboardMessageKey } from '../../messages/dashboard-messages.ts';
import { useText } from '../shared/use-text.ts';
import { valueText } from '../shared/value-text.ts';
import { Age } from './age.tsx';
import css from './attention-row.module.css';

const stateKey = ({ urgency, isRead }: AttentionAlert): DashboardMessageKey => {
  if (urgency === 'urgent') return isRead ? 'urgentRead' : 'urgentUnread';
  return isRead ? 'importantRead' : 'importantUnread';
};

export interface AttentionRowProps {
  readonly alert: AttentionAlert;
  /** What to add to the device's time to get the server's, in ms. */
  readonly offset: number;
  readonly onOpen: ((id: string) => void) | undefined;
}

/** An unresolved alert: severity, event, value, vehicle, short name of the driver and age (DB-11, AC-543). */
export function AttentionRow({ alert, offset, onOpen }: AttentionRowProps): ReactElement {
  const { id, event, value, urgency, isRead, icon, licensePlate, driver, place } = alert;
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  const name = driver === null ? null : shortName(driver);
  const details = [name, place].filter((text) => text !== null).join(', ');
  const content = (
    <>
      <SeverityGlyph
        severity={urgency}
        state={isRead ? 'read' : 'unread'}
        icon={icon}
        label={t(stateKey(alert))}
      />
      <span className={css.lines}>
        <span className={css.first}>
          <span className={css.event}>{locale.startsWith('id') ? event.id : event.en}</span>
          {value !== null && <span className={css.value}>{valueText(value, t, format)}</span>}
        </span>
        <Age since={alert.createdOn} offset={offset} className={css.age} />
        <span className={css.second}>
          <Plate plate={licensePlate} />
          <span className={css.details}>{details}</span>
        </span>
      </span>
      {onOpen !== undefined && <Icon name="chevronRight" size={14} className={css.arrow} />}
    </>
  );
  return (
    <li className={css.item} data-unread={!isRead || undefined} data-alert-id={id}>
      {onOpen === undefined ? (
        <div className={css.row}>{content}</div>
      ) : (
        <button type="button" className={css.row} onClick={() => onOpen(id)}>
          {content}
        </button>
      )}
    </li>
  );
}
