import { intlLocale, useFormat } from '@pantau/core';
import { presetReasons } from '@pantau/core/contract';
import { Plate } from '@pantau/core/ui/plate';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import { type ReactElement, useMemo } from 'react';
import type { BackTest } from '../../engine/rules/back-test.ts';
import type { EditorTranslate } from '../../messages/editor-messages.ts';
import css from './back-test.module.css';
import { useEditorText } from './use-editor-text.ts';

export interface BackTestResultProps {
  readonly found: BackTest;
  /** The rule in the form has changed since. */
  readonly stale: boolean;
}

const MIDDAY = 'T12:00:00Z';

/** How often a rule would have applied: a sentence, bars by day, the noisiest vehicles, false alerts (AR-46). */
export function BackTestResult({ found, stale }: BackTestResultProps): ReactElement {
  const te = useEditorText();
  const { number } = useFormat();
  const { total, totalVehicles, days, noisiest, falseAlerts } = found;
  const counted = (key: 'alertsCount' | 'vehiclesCount', count: number): string =>
    te(key, { count, formatted: number(count) });
  return (
    <div className={css.found}>
      <p className={css.sentence}>
        {total === 0
          ? te('backTestNone', { days: number(days.length) })
          : te('backTestResult', {
              alerts: counted('alertsCount', total),
              days: number(days.length),
              vehicles: counted('vehiclesCount', totalVehicles),
            })}
      </p>
      {stale && <p className={css.stale}>{te('backTestStale')}</p>}
      {total > 0 && <DayBars days={days} />}
      {noisiest.length > 0 && (
        <div className={css.block}>
          <p className={css.head}>{te('noisiest')}</p>
          <ul className={css.list}>
            {noisiest.map(({ vehicleId, licensePlate, total: count }) => (
              <li key={vehicleId} className={css.row}>
                <Plate plate={licensePlate} />
                <span className={css.number}>{number(count)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {falseAlerts !== null && <FalseAlerts {...falseAlerts} />}
    </div>
  );
}

/** The reasons add up to the total; preset ones are in the user's language (AR-97). */
function FalseAlerts({ total, reasons }: NonNullable<BackTest['falseAlerts']>): ReactElement {
  const te = useEditorText();
  const { number } = useFormat();
  const rest = reasons.reduce((left, reason) => left - reason.total, total);
  const rows = reasons.map(({ reason, total: count }) => (
    <Reason key={reason} name={reasonText(te, reason)} total={number(count)} />
  ));
  return (
    <div className={css.block}>
      <p className={css.head}>
        {total === 0 ? te('noFalseAlerts') : te('falseAlerts', { formatted: number(total) })}
      </p>
      <ul className={css.list}>
        {rows}
        {rest > 0 && <Reason name={te('reasonRest')} total={number(rest)} />}
      </ul>
    </div>
  );
}

function Reason(props: { readonly name: string; readonly total: string }): ReactElement {
  return (
    <li className={css.row}>
      <span className={css.reason}>{props.name}</span>
      <span className={css.number}>{props.total}</span>
    </li>
  );
}

/** A stored reason; users' own are shown as they were written. */
function reasonText(te: EditorTranslate, reason: string): string {
  if (reason === presetReasons.notValid) return te('reasonNotValid');
  return reason === presetReasons.wrongDetection ? te('reasonWrongDetection') : reason;
}

/** Bars by day; a table has the same numbers for screen readers. */
function DayBars({ days }: Pick<BackTest, 'days'>): ReactElement {
  const te = useEditorText();
  const { number, locale } = useFormat();
  const max = Math.max(...days.map(({ total }) => total), 1);
  const texts = useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(intlLocale(locale), { timeZone: 'UTC', ...options });
    const [short, long] = [
      format({ day: 'numeric' }),
      format({ weekday: 'long', day: 'numeric', month: 'long' }),
    ];
    return days.map(({ date }) => {
      const at = Date.parse(`${date}${MIDDAY}`);
      return { short: short.format(at), long: long.format(at) };
    });
  }, [days, locale]);
  return (
    <div className={css.block}>
      <p className={css.head} aria-hidden>
        {te('byDay')}
      </p>
      <div className={css.bars} aria-hidden>
        {days.map(({ date, total }, index) => (
          <span key={date} className={css.column}>
            <span className={css.value}>{number(total)}</span>
            <span className={css.well}>
              <span className={css.bar} style={{ height: `${(total / max) * 100}%` }} />
            </span>
            <span className={css.date}>{texts[index]?.short}</span>
          </span>
        ))}
      </div>
      <VisuallyHidden>
        <table>
          <caption>{te('byDay')}</caption>
          <thead>
            <tr>
              <th scope="col">{te('day')}</th>
              <th scope="col">{te('alerts')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, total }, index) => (
              <tr key={date}>
                <th scope="row">{texts[index]?.long}</th>
                <td>{number(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </div>
  );
}
