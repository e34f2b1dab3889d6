import { useEmbedded } from '@pantau/core';
import { type ReactElement, useLayoutEffect } from 'react';
import type { AlertCenterDisplay } from '../../engine/panel/display.ts';
import { AlertPanel } from '../panel/lazy-panel.tsx';
import { usePanelFocus } from '../shared/panel-focus.ts';
import { AlertCenterProvider, type AlertCenterProviderProps } from './alert-center-provider.tsx';
import { BellWithPopup } from './bell-with-popup.tsx';
import { FaultBoundary } from './fault-boundary.tsx';

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

/** The button that restarted the alert centre is gone: the panel takes the focus, or else the bell (EM-61). */
function FocusAfterRestart(): null {
  const focus = usePanelFocus();
  useLayoutEffect(() => focus.expect('panel'), [focus]);
  return null;
}

/**
 * The alert centre. Requires a `PantauProvider` for language, theme, session and storage. A fault in it, or in what the
 * host renders in it, goes to `onError` and does not reach the page around it: a button to restart it takes its place.
 */
export function AlertCenter({ display, hideStrip, ...props }: AlertCenterProps): ReactElement {
  const isInline = display === 'inline';
  const isLight = useEmbedded() && !isInline;
  return (
    <FaultBoundary onError={props.onError}>
      {(restarted) => (
        <AlertCenterProvider
          loadLists={isLight ? 'whenShown' : 'atOnce'}
          {...props}
          display={isInline ? undefined : display}
        >
          {restarted && <FocusAfterRestart />}
          {isInline ? <AlertPanel display="inline" /> : <BellWithPopup hideStrip={hideStrip} />}
        </AlertCenterProvider>
      )}
    </FaultBoundary>
  );
}
