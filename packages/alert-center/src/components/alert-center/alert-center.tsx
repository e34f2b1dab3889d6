import type { ReactElement } from 'react';
import {
  AlertCenterProvider,
  type AlertCenterProviderProps,
} from '../../controllers/alert-center-provider.tsx';
import { AlertPanel } from '../alert-panel/alert-panel.tsx';
import type { AlertCenterLayout } from '../alert-panel/panel-size.ts';
import type { AlertViewOptions } from '../options/view-options.ts';
import { AlertCenterFrame } from './alert-center-frame.tsx';
import { BellWithPopup } from './bell-with-popup.tsx';

export interface AlertCenterProps
  extends Omit<AlertCenterProviderProps, 'children'>, AlertViewOptions {
  /** `popup` when left out: a bell that opens the panel. */
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
  const { layout = 'popup', isStripHidden, isCountInTitle, onSeeOther, onOpenRuleSettings } = props;
  const { displays, shortcuts, renderRow, renderEmpty, ...provider } = props;
  return (
    <AlertCenterProvider {...provider}>
      <AlertCenterFrame
        isCountInTitle={isCountInTitle}
        onSeeOther={onSeeOther}
        onOpenRuleSettings={onOpenRuleSettings}
        displays={displays}
        shortcuts={shortcuts}
        renderRow={renderRow}
        renderEmpty={renderEmpty}
      >
        {layout === 'popup' ? (
          <BellWithPopup isStripHidden={isStripHidden} />
        ) : (
          <AlertPanel layout={layout} />
        )}
      </AlertCenterFrame>
    </AlertCenterProvider>
  );
}
