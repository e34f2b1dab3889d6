import { useFormat } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { type ReactElement, useId } from 'react';
import { useBulkRun } from '../../hooks/triage.ts';
import { useTriageText } from '../shared/use-triage-text.ts';
import css from './bulk-bar.module.css';
import { doingText } from './bulk-text.ts';

/** Progress of a bulk action or of selecting all alerts, with a stop button. */
export function BulkProgress(): ReactElement {
  const t = useTriageText();
  const format = useFormat();
  const { phase, change, done, total, stop } = useBulkRun();
  const id = useId();
  const most = Math.max(done, total);
  const numbers = { done: format.number(done), total: format.number(most) };
  const text =
    phase === 'acting' && change !== null
      ? t('doing', { what: doingText(change, t), ...numbers })
      : t('selecting', numbers);
  return (
    <div className={css.bar}>
      <div className={css.progress}>
        <span id={id} className={css.doing}>
          {text}
        </span>
        <span
          role="progressbar"
          aria-labelledby={id}
          aria-valuemin={0}
          aria-valuemax={most}
          aria-valuenow={done}
          className={css.track}
        >
          <span className={css.done} style={{ width: `${(done / Math.max(1, most)) * 100}%` }} />
        </span>
      </div>
      <Button size="dense" onClick={stop}>
        {t('stop')}
      </Button>
    </div>
  );
}
