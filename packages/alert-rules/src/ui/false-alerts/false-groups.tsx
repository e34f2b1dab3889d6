import { builtInLocaleOf, useFormat, useMessages } from '@pantau/core';
import { presetReasons } from '@pantau/core/contract';
import { Icon } from '@pantau/core/ui/icon';
import { Plate } from '@pantau/core/ui/plate';
import { type ReactElement, type ReactNode, useId } from 'react';
import type { FalseBreakdown, FalseCounts } from '../../engine/rules/false-alerts.ts';
import { falseAlertMessages } from '../../messages/false-alert-messages.ts';
import css from './false-alerts.module.css';

/** False alerts by alert code, vehicle and camera, each with its reasons. */
export function FalseGroups({ breakdown }: { readonly breakdown: FalseBreakdown }): ReactElement {
  const t = useMessages(falseAlertMessages);
  const { locale } = useFormat();
  const { codes, vehicles, cameras } = breakdown;
  if (breakdown.falseAlerts === 0) return <p className={css.none}>{t('none')}</p>;
  const isIndonesian = builtInLocaleOf(locale) === 'id';
  return (
    <>
      <Group title={t('byCode')}>
        {codes.map((code) => (
          <Row key={code.alertCode} counts={code}>
            <Icon name={code.icon} size={16} />
            {isIndonesian ? code.descriptionIdn : code.descriptionEng}
          </Row>
        ))}
      </Group>
      <Group title={t('byVehicle')}>
        {vehicles.map((vehicle) => (
          <Row key={vehicle.vehicleId} counts={vehicle}>
            <Plate plate={vehicle.licensePlate} />
          </Row>
        ))}
      </Group>
      <Group title={t('byCamera')}>
        {cameras.map((camera) => (
          <Row key={camera.camera} counts={camera}>
            {t(camera.camera ?? 'tracker')}
          </Row>
        ))}
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }): ReactElement {
  const id = useId();
  return (
    <section className={css.group}>
      <h3 className={css.title} id={id}>
        {title}
      </h3>
      <ul className={css.list} aria-labelledby={id}>
        {children}
      </ul>
    </section>
  );
}

/** How many of the alerts are false, and the reasons that users gave. */
function Row({ counts, children }: { counts: FalseCounts; children: ReactNode }): ReactElement {
  const t = useMessages(falseAlertMessages);
  const { number } = useFormat();
  const { total, falseAlerts, reasons } = counts;
  return (
    <li className={css.row}>
      <span className={css.name}>{children}</span>{' '}
      <span className={css.count}>
        {t('count', { falseAlerts: number(falseAlerts), total: number(total) })}
      </span>{' '}
      <span className={css.reasons}>
        {reasons
          .map(({ reason, total: of }) =>
            t('reason', { reason: reasonText(t, reason), formatted: number(of) }),
          )
          .join(', ')}
      </span>
    </li>
  );
}

/** A stored reason; users' own are shown as they were written. */
function reasonText(
  t: (key: 'reasonNotValid' | 'reasonWrongDetection' | 'reasonRest') => string,
  reason: string | null,
): string {
  if (reason === null) return t('reasonRest');
  if (reason === presetReasons.notValid) return t('reasonNotValid');
  return reason === presetReasons.wrongDetection ? t('reasonWrongDetection') : reason;
}
