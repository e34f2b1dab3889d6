import { useFormat } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import type { ReactElement } from 'react';
import type { NewAlerts } from '../../hooks/history.ts';
import css from './new-alerts-button.module.css';
import { useHistoryText } from './use-history-text.ts';

/** Says how many alerts arrived since the rows were loaded, and shows them (AC-453). */
export function NewAlertsButton({ count, show }: NewAlerts): ReactElement | null {
  const t = useHistoryText();
  const format = useFormat();
  if (count === 0) return null;
  return (
    <Button
      variant="primary"
      icon="arrowUp"
      className={css.new}
      aria-label={t('showNew', { count, formatted: format.number(count) })}
      onClick={show}
    >
      {t('newAlerts', { count, formatted: format.number(count) })}
    </Button>
  );
}
