import { useFormat, builtInLocaleOf } from '@pantau/core';
import { Icon } from '@pantau/core/ui/icon';
import { Plate } from '@pantau/core/ui/plate';
import type { ReactElement } from 'react';
import type { ScoreAlert } from '../../engine/scores/driver-score.ts';
import { useScoreTexts } from '../shared/score-texts.ts';
import { useText } from '../shared/use-text.ts';
import css from './alert-row.module.css';

export interface AlertRowProps {
  readonly alert: ScoreAlert;
  readonly onOpen?: ((alert: ScoreAlert) => void) | undefined;
}

/** What an alert is, in the user's language. */
export function useAlertName(): (alert: ScoreAlert) => string {
  const { locale } = useFormat();
  return ({ descriptionEng, descriptionIdn }) =>
    builtInLocaleOf(locale) === 'id' ? descriptionIdn : descriptionEng;
}

/** An alert of the list: what, where, when, and what it cost (DS-51). */
export function AlertRow({ alert, onOpen }: AlertRowProps): ReactElement {
  const t = useText();
  const texts = useScoreTexts();
  const { dateTime } = useFormat();
  const name = useAlertName();
  const { formattedAlertData, licensePlate, address, isFalseAlert, points } = alert;
  const content = (
    <>
      <span className={css.what}>
        <span className={css.name}>{name(alert)}</span>
        {formattedAlertData !== null && <span className={css.value}>{formattedAlertData}</span>}
      </span>
      <span className={css.where}>
        {licensePlate !== null && <Plate plate={licensePlate} muted={isFalseAlert} />}
        {address !== null && <span className={css.address}>{address}</span>}
      </span>
      <span className={css.when}>{dateTime(alert.createdOn)}</span>
      <span className={css.cost}>
        {isFalseAlert ? (
          <span className={css.false}>
            <Icon name="slashCircle" size={14} />
            {t('falseAlert')}
          </span>
        ) : (
          texts.signed(points)
        )}
      </span>
    </>
  );
  return (
    <li className={css.item}>
      {onOpen === undefined ? (
        <div className={css.row}>{content}</div>
      ) : (
        <button type="button" className={css.row} onClick={() => onOpen(alert)}>
          {content}
        </button>
      )}
    </li>
  );
}
