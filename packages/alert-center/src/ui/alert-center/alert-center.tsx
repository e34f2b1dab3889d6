import type { ReactElement } from 'react';
import type { AlertCenterDisplay } from '../../engine/panel/display.ts';
import { AlertPanel } from '../panel/lazy-panel.tsx';
import { AlertCenterProvider, type AlertCenterProviderProps } from './alert-center-provider.tsx';
import { BellWithPopup } from './bell-with-popup.tsx';

export interface AlertCenterProps extends Omit<
  AlertCenterProviderProps,
  'children' | 'display' | 'headless'
> {
  /**
   * - `inline`: the panel fills its container, without a bell.
   * - a display: a bell, with the panel as the host decides; `onDisplayChange` reports the user's choice.
   *
   * When undefined, there is a bell, the user chooses among `displays`, and the choice is persisted.
   */
  readonly display?: AlertCenterDisplay | 'inline' | undefined;
  /** Hides the unread strip next to the bell. */
  readonly hideStrip?: boolean | undefined;
}

/** The alert centre. Requires a `PantauProvider` for language, theme, session and storage. */
export function AlertCenter({ display, hideStrip, ...props }: AlertCenterProps): ReactElement {
  const isInline = display === 'inline';
  return (
    <AlertCenterProvider {...props} display={isInline ? undefined : display}>
      {isInline ? <AlertPanel display="inline" /> : <BellWithPopup hideStrip={hideStrip} />}
    </AlertCenterProvider>
  );
}
