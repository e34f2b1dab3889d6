import type { ReactElement } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import css from './connection-label.module.css';

/** Live; on its way; cut off; not wanted here. */
export type ConnectionLabelState = 'live' | 'connecting' | 'lost' | 'paused';

export interface ConnectionLabelProps {
  readonly state: ConnectionLabelState;
  /** The state in a word. It is shown: a colour alone says nothing. */
  readonly text: string;
}

const icons: Readonly<Record<ConnectionLabelState, IconName>> = {
  live: 'wave',
  connecting: 'spinner',
  lost: 'waveOff',
  paused: 'waveOff',
};

/** Whether what is shown is of now. Always visible: a list must not look calm because it is cut off. */
export function ConnectionLabel({ state, text }: ConnectionLabelProps): ReactElement {
  return (
    <span className={css.connection} data-state={state}>
      <Icon name={icons[state]} size={14} className={css.icon} />
      {text}
    </span>
  );
}
