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
 * - a display: a bell, and the panel as the host decides; `onDisplayChange` tells what the user wants.
 */
export type AlertCenterLayout = AlertCenterDisplay | 'inline';

export interface AlertCenterProps
  extends Omit<AlertCenterProviderProps, 'children' | 'display'>, AlertViewOptions {
  /** Left out: a bell, and the panel as the user chooses among `displays`, which is kept. */
  readonly layout?: AlertCenterLayout | undefined;
  /** The bell without the strip of unread alerts beside it. */
  readonly isStripHidden?: boolean | undefined;
  /** Puts the number of unread alerts before the title of the tab; not when left out. */
  readonly isCountInTitle?: boolean | undefined;
}

/**
 * The alert centre. Stands in a `PantauProvider`, which gives it language, theme, session and storage.
 */
export function AlertCenter(props: AlertCenterProps): ReactElement {
  const { layout, isStripHidden, isCountInTitle, onSeeOther, onOpenRuleSettings } = props;
  const { onOpenVehicle, onOpenFleetTask, calls, maps } = props;
  const { displays, shortcuts, renderRow, renderEmpty, ...provider } = props;
  return (
    <AlertCenterProvider {...provider} display={layout === 'inline' ? undefined : layout}>
      <AlertCenterFrame
        isCountInTitle={isCountInTitle}
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
          <BellWithPopup isStripHidden={isStripHidden} />
        )}
      </AlertCenterFrame>
    </AlertCenterProvider>
  );
}
