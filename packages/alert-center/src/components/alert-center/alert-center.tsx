import type { ReactElement } from 'react';
import {
  AlertCenterProvider,
  type AlertCenterProviderProps,
} from '../../controllers/alert-center-provider.tsx';
import { AlertPanel } from '../alert-panel/alert-panel.tsx';
import type { AlertCenterLayout } from '../alert-panel/panel-size.ts';
import { AlertCenterFrame } from './alert-center-frame.tsx';
import { BellWithPopup } from './bell-with-popup.tsx';

export interface AlertCenterProps extends Omit<AlertCenterProviderProps, 'children'> {
  /** `popup` when left out: a bell that opens the panel. */
  readonly layout?: AlertCenterLayout | undefined;
  /** The way to the other notifications; without it the footer has no such button. */
  readonly onSeeOther?: (() => void) | undefined;
  /** The bell without the strip of unread alerts beside it. */
  readonly isStripHidden?: boolean | undefined;
}

/**
 * The alert centre. Stands in a `PantauProvider`, which gives it language, theme, session and storage.
 */
export function AlertCenter(props: AlertCenterProps): ReactElement {
  const { layout = 'popup', onSeeOther, isStripHidden, ...provider } = props;
  return (
    <AlertCenterProvider {...provider}>
      <AlertCenterFrame>
        {layout === 'popup' ? (
          <BellWithPopup onSeeOther={onSeeOther} isStripHidden={isStripHidden} />
        ) : (
          <AlertPanel layout={layout} onSeeOther={onSeeOther} />
        )}
      </AlertCenterFrame>
    </AlertCenterProvider>
  );
}
