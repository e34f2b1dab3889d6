import { Icon } from '@pantau/core/ui/icon';
import type { ReactElement } from 'react';
import { type Alert, isUnresolved } from '../../engine/alert/alert.ts';
import css from './owner-line.module.css';
import { useOwner } from './use-owner.ts';

/** Who handles an unresolved alert, in its preview. */
export function OwnerLine({ alert }: { readonly alert: Alert }): ReactElement | null {
  const owner = useOwner(alert);
  if (owner === null || !isUnresolved(alert)) return null;
  return (
    <p className={css.owner} data-mine={owner.isMine || undefined} data-owner="">
      <Icon name="user" size={16} />
      <span className={css.name} title={owner.text}>
        {owner.text}
      </span>
    </p>
  );
}
