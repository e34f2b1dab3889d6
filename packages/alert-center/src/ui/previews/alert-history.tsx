import { useFormat } from '@pantau/core';
import { Icon, type IconName } from '@pantau/core/ui/icon';
import type { ReactElement } from 'react';
import type { AlertLogEntry } from '../../engine/alert/alert.ts';
import { timeRelativeTo } from '../shared/text/alert-times.ts';
import { logText } from '../shared/text/log-text.ts';
import { useText } from '../shared/use-text.ts';
import type { AlertPartProps } from './alert-identity.tsx';
import css from './preview-content.module.css';
import { usePreviewText } from '../shared/use-preview-text.ts';

const icons: Readonly<Record<AlertLogEntry['type'], IconName>> = {
  resolve: 'checkCircle',
  falseAlert: 'slashCircle',
  note: 'pen',
};

/** User log of the alert, newest first. */
export function AlertHistory({ alert }: AlertPartProps): ReactElement {
  const t = useText();
  const tPreview = usePreviewText();
  const format = useFormat();
  const entries = alert.log.map((entry, index) => ({ entry, index })).toReversed();
  return (
    <section className={css.section}>
      <h3 className={css.heading}>{tPreview('history')}</h3>
      {entries.length === 0 && <p className={css.none}>{tPreview('historyEmpty')}</p>}
      <ul role="list" className={css.log}>
        {entries.map(({ entry, index }) => (
          <li key={index} className={css.entry}>
            <Icon name={icons[entry.type]} size={14} className={css.entryIcon} />
            <span className={css.entryText}>
              <b className={css.name}>{entry.user?.fullname ?? tPreview('someone')}</b>{' '}
              {logText(entry, { t, tPreview })}
            </span>
            <time
              className={css.entryTime}
              dateTime={new Date(entry.createdOn).toISOString()}
              title={format.dateTime(entry.createdOn)}
            >
              {timeRelativeTo(entry.createdOn, alert.createdOn, format)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
