import { Icon, type IconName } from '@pantau/core/ui/icon';
import type { ReactElement } from 'react';
import type { Tone, ToneMark } from './tone.ts';
import css from './tone-sign.module.css';

/** Every tone has a shape of its own. */
const icons: Readonly<Record<Tone, IconName>> = {
  urgent: 'octagonAlert',
  important: 'warning',
  success: 'checkCircle',
  muted: 'slashCircle',
};

/** The sign before the text of a row or cell with a tone. */
export function ToneSign({ mark }: { readonly mark: ToneMark }): ReactElement {
  const { tone, label } = mark;
  return (
    <span className={css.sign} data-tone={tone} title={label}>
      <Icon name={icons[tone]} size={14} label={label} />
    </span>
  );
}
