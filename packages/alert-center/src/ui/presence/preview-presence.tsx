import type { ReactElement } from 'react';
import type { AlertId } from '../../engine/alert/alert.ts';
import { PresenceMarks } from './presence-marks.tsx';
import { usePresenceAt } from './use-presence.ts';

/** Who else has the alert of a preview open. */
export function PreviewPresence({ id }: { readonly id: AlertId }): ReactElement | null {
  const presence = usePresenceAt(id);
  return presence === null ? null : <PresenceMarks presence={presence} named />;
}
