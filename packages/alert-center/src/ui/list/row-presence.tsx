import type { ReactElement } from 'react';
import { PresenceMarks } from '../presence/presence-marks.tsx';
import type { ShownPresence } from '../presence/use-presence.ts';
import css from './row-end.module.css';

export interface RowPresenceProps {
  readonly presence: ShownPresence | null;
}

/** Who else has an alert of the row open: over the end of its content, so that nothing moves. */
export function RowPresence({ presence }: RowPresenceProps): ReactElement | null {
  if (presence === null) return null;
  return (
    <span className={css.present}>
      <PresenceMarks presence={presence} />
    </span>
  );
}
