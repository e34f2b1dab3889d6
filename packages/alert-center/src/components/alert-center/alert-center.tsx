import { type ReactElement, useId, useRef, useState } from 'react';
import {
  AlertCenterProvider,
  type AlertCenterProviderProps,
} from '../../controllers/alert-center-provider.tsx';
import { usePanel } from '../../controllers/use-panel.ts';
import { AlertPanel } from '../alert-panel/alert-panel.tsx';
import type { AlertCenterLayout } from '../alert-panel/panel-size.ts';
import { PopupPanel } from '../alert-panel/popup-panel.tsx';
import { Bell } from '../bell/bell.tsx';
import { AlertCenterFrame } from './alert-center-frame.tsx';

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

export type BellWithPopupProps = Pick<AlertCenterProps, 'onSeeOther' | 'isStripHidden'>;

/** The bell and the panel that it opens. */
export function BellWithPopup({ onSeeOther, isStripHidden }: BellWithPopupProps): ReactElement {
  const { isOpen, open, close } = usePanel();
  const id = useId();
  const bellRef = useRef<HTMLButtonElement>(null);
  const [takesFocus, setTakesFocus] = useState(false);

  const closePanel = (): void => {
    setTakesFocus(false);
    close();
    bellRef.current?.focus({ preventScroll: true });
  };
  const toggle = (): void => {
    if (isOpen) return closePanel();
    setTakesFocus(true);
    open();
  };

  return (
    <>
      <Bell
        ref={bellRef}
        isOpen={isOpen}
        controls={id}
        isStripHidden={isStripHidden}
        onToggle={toggle}
      />
      {isOpen && (
        <PopupPanel
          id={id}
          anchorRef={bellRef}
          takesFocus={takesFocus}
          onSeeOther={onSeeOther}
          onClose={closePanel}
        />
      )}
    </>
  );
}
