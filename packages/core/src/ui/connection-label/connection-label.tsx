import type { ReactElement } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import css from './connection-label.module.css';

/** Connected, connecting, disconnected, or deliberately not connected. */
export type ConnectionLabelState = 'live' | 'connecting' | 'lost' | 'paused';

export interface ConnectionLabelProps {
  readonly state: ConnectionLabelState;
  /** The state as visible text, because colour alone is not enough. */
  readonly text: string;
}

const icons: Readonly<Record<ConnectionLabelState, IconName>> = {
  live: 'wave',
  connecting: 'spinner',
  lost: 'waveOff',
  paused: 'waveOff',
};

/** Shows whether data is live. Always visible: a disconnected list must not look calm. */
export function ConnectionLabel({ state, text }: ConnectionLabelProps): ReactElement {
  return (
    <span className={css.connection} data-state={state}>
      <Icon name={icons[state]} size={14} className={css.icon} />
      {text}
    </span>
  );
}
