import { scopes, useFormat } from '@pantau/core';
import type { ReactElement } from 'react';
import { usePermitted } from '../../hooks/permissions.ts';
import { useText } from '../shared/use-text.ts';
import { valueFacts } from '../shared/text/value-facts.ts';
import type { AlertPartProps } from './alert-identity.tsx';
import css from './preview-content.module.css';
import { usePreviewText } from '../shared/use-preview-text.ts';

/** Measured value, limit and duration. */
export function AlertFigures({ alert }: AlertPartProps): ReactElement | null {
  const t = useText();
  const tPreview = usePreviewText();
  const format = useFormat();
  const isPermitted = usePermitted();
  const facts = valueFacts(alert, { t, tPreview }, format, {
    canSeeOverspeedLimits: isPermitted(scopes.overspeedThresholdDuration),
  });
  if (facts.length === 0) return null;
  return (
    <dl className={css.figures}>
      {facts.map(({ label, text }) => (
        <div key={label} className={css.figure}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.number}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
