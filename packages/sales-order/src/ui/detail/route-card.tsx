import { useFormat } from '@pantau/core';
import { Icon } from '@pantau/core/ui/icon';
import type { ReactElement } from 'react';
import type { OrderContact, OrderDetail } from '../../engine/orders/order.ts';
import { usePagesText } from '../shared/use-pages-text.ts';
import { useText } from '../shared/use-text.ts';
import { Card } from './card.tsx';
import css from './route-card.module.css';

interface StopProps {
  readonly kind: 'pickup' | 'delivery';
  readonly contact: OrderContact;
  /** Epoch ms; `null` if it is not planned. */
  readonly at: number | null;
}

/** Who hands the goods over or receives them, and when. */
function Stop({ kind, contact, at }: StopProps): ReactElement {
  const t = usePagesText();
  const text = useText();
  const format = useFormat();
  const { name, phoneNumber } = contact;
  return (
    <li className={css.stop} data-kind={kind}>
      <span className={css.mark} aria-hidden="true" />
      <div className={css.about}>
        <p className={css.label}>
          {t(kind)} · {text(kind === 'pickup' ? 'sender' : 'recipient')}
        </p>
        <p className={css.name}>{name ?? t('unnamed')}</p>
        {phoneNumber !== null && (
          <p className={css.phone}>
            <Icon name="phone" size={12} />
            <a className={css.link} href={`tel:${phoneNumber.replaceAll(/[^\d+]/g, '')}`}>
              {phoneNumber}
            </a>
          </p>
        )}
      </div>
      <p className={css.when} data-unknown={at === null || undefined}>
        {at === null ? t('notPlanned') : format.dateTime(at)}
      </p>
    </li>
  );
}

/** From the sender to the recipient, with the locations in sequence (SO-70). */
export function RouteCard(props: {
  readonly order: OrderDetail;
  readonly level: 2 | 3;
}): ReactElement {
  const { order, level } = props;
  const t = usePagesText();
  const { sender, recipient, pickedOn, deliveredOn, locations } = order;
  return (
    <Card title={t('route')} level={level}>
      <ol role="list" className={css.stops}>
        <Stop kind="pickup" contact={sender} at={pickedOn} />
        <Stop kind="delivery" contact={recipient} at={deliveredOn} />
      </ol>
      <div className={css.places}>
        <p className={css.label}>{t('locationList')}</p>
        {locations.length === 0 ? (
          <p className={css.none}>–</p>
        ) : (
          <ol role="list" className={css.locations}>
            {locations.map((place, index) => (
              <li key={index} className={css.location}>
                <Icon name="pin" size={14} className={css.pin} />
                <span>{place}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Card>
  );
}
