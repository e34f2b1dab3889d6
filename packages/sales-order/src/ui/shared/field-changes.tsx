import { Icon } from '@pantau/core/ui/icon';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import type { ReactElement } from 'react';
import type { OrderFieldChange } from '../../engine/orders/order.ts';
import css from './field-changes.module.css';
import { useFieldTexts } from './use-field-texts.ts';
import { usePagesText } from './use-pages-text.ts';

export interface FieldChangesProps {
  readonly changes: readonly OrderFieldChange[];
}

/** What an edit changed: each field with its value before and after. */
export function FieldChanges({ changes }: FieldChangesProps): ReactElement {
  const t = usePagesText();
  const texts = useFieldTexts();
  return (
    <dl className={css.changes}>
      {changes.map(({ field, from, to }) => (
        <div key={field} className={css.change}>
          <dt className={css.label}>{texts.label(field)}</dt>
          <dd className={css.values}>
            <span className={css.before}>{texts.value(field, from)}</span>
            <Icon name="arrowRight" size={12} className={css.arrow} />
            <VisuallyHidden>{t('changedTo')}</VisuallyHidden>
            <span className={css.after}>{texts.value(field, to)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
