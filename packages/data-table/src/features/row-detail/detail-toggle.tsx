import { Icon } from '@pantau/core/ui/icon';
import type { ReactElement } from 'react';
import { useDialogText } from '../../shared/use-dialog-text.ts';
import css from './row-detail.module.css';
import type { DetailToggleProps } from './row-detail-part.ts';

/** The opener of a detail. The grid handles its presses, also those beside it in its cell. */
export function DetailToggle({ name, open, panelId }: DetailToggleProps): ReactElement {
  const t = useDialogText();
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={t('detailOf', { name })}
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      className={css.toggle}
    >
      <Icon name="chevronRight" size={16} className={css.chevron} />
    </button>
  );
}
