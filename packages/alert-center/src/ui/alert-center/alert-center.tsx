import type { ReactElement } from 'react';
import {
  AlertCenterProvider,
  type AlertCenterProviderProps,
} from '../../hooks/alert-center-provider.tsx';
import type { AlertCenterDisplay } from '../../engine/panel/display.ts';
import { AlertPanel } from '../panel/lazy-panel.tsx';
import type { AlertViewOptions } from '../shared/view-options.ts';
import { AlertCenterFrame } from './alert-center-frame.tsx';
import { BellWithPopup } from './bell-with-popup.tsx';

/**
 * - `inline`: the panel fills its container, without a bell.
 * - a display: a bell, with the panel as the host decides; `onDisplayChange` reports the user's choice.
 */
export type AlertCenterLayout = AlertCenterDisplay | 'inline';

export interface AlertCenterProps
  extends Omit<AlertCenterProviderProps, 'children' | 'display'>, AlertViewOptions {
  /** Without it the user chooses among `displays`, and the choice is stored. */
  readonly layout?: AlertCenterLayout | undefined;
  /** Hides the unread strip next to the bell. */
  readonly hideStrip?: boolean | undefined;
  /** Shows the number of unread alerts in the tab title. Defaults to false. */
  readonly countInTitle?: boolean | undefined;
}

/** The alert centre. Requires a `PantauProvider` for language, theme, session and storage. */
export function AlertCenter(props: AlertCenterProps): ReactElement {
  const { layout, hideStrip, countInTitle, onSeeOther, onOpenRuleSettings } = props;
  const { onOpenVehicle, onOpenFleetTask, calls, maps } = props;
  const { displays, shortcuts, renderRow, renderEmpty, ...provider } = props;
  return (
    <AlertCenterProvider {...provider} display={layout === 'inline' ? undefined : layout}>
      <AlertCenterFrame
        countInTitle={countInTitle}
        onSeeOther={onSeeOther}
        onOpenRuleSettings={onOpenRuleSettings}
        onOpenVehicle={onOpenVehicle}
        onOpenFleetTask={onOpenFleetTask}
        calls={calls}
        maps={maps}
        displays={displays}
        shortcuts={shortcuts}
        renderRow={renderRow}
        renderEmpty={renderEmpty}
      >
        {layout === 'inline' ? (
          <AlertPanel layout="inline" />
        ) : (
          <BellWithPopup hideStrip={hideStrip} />
        )}
      </AlertCenterFrame>
    </AlertCenterProvider>
  );
}
