import type { ReactElement } from 'react';
import {
  type AlertView,
  useAlertActions,
  useAlertCounts,
  usePanel,
  useUnreadStrip,
} from '@pantau/alert-center';
import { useFormat, useLocale, useMessages } from '@pantau/core';
import { findAlertCode } from '@pantau/core/contract';
import { EmptyState, Icon, Plate, SeverityGlyph } from '@pantau/core/ui';
import { portalMessages } from '../../messages/portal-messages.ts';
import css from './newest-unread.module.css';

function Row({ view }: { readonly view: AlertView }): ReactElement {
  const t = useMessages(portalMessages);
  const locale = useLocale();
  const { time } = useFormat();
  const { open } = useAlertActions();
  const panel = usePanel();
  const { alert, urgency } = view;
  const plate = alert.vehicle.licensePlate;
  const event = alert.description[locale];
  const where = [alert.driver?.fullname, alert.address].filter(Boolean).join(', ');
  const openIt = (): void => {
    panel.open();
    open(alert.rawAlertId);
  };

  return (
    <li className={css.item}>
      <button type="button" className={css.row} onClick={openIt}>
        <SeverityGlyph
          severity={urgency}
          state="unread"
          icon={findAlertCode(alert.alertCode)?.icon ?? 'generic'}
          label={t(urgency)}
        />
        <span className={css.lines}>
          <span className={css.event}>{event}</span>
          <span className={css.second}>
            <Plate plate={plate} />
            <span className={css.where}>{where}</span>
          </span>
        </span>
        <span className={css.time}>{time(alert.createdOn)}</span>
        <Icon name="chevronRight" className={css.arrow} />
      </button>
    </li>
  );
}

/** The newest three that nobody has looked at, urgent and important together. */
export function NewestUnread(): ReactElement {
  const t = useMessages(portalMessages);
  const unread = useUnreadStrip();
  const { total, isKnown } = useAlertCounts();

  return (
    <section className={css.card} aria-labelledby="unread-title">
      <h2 className={css.title} id="unread-title">
        {t('newestUnread')}
      </h2>
      {unread.length > 0 ? (
        <ul className={css.list}>
          {unread.map((view) => (
            <Row key={view.alert.rawAlertId} view={view} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t(isKnown && total === 0 ? 'allResolved' : 'nothingUnread')}
          text={t(isKnown && total === 0 ? 'allResolvedText' : 'nothingUnreadText')}
        />
      )}
    </section>
  );
}
