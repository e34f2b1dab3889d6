import { type ReactElement, useId, useRef, useState } from 'react';
import { usePanel } from '../../controllers/use-panel.ts';
import { PopupPanel } from '../alert-panel/popup-panel.tsx';
import { Bell } from '../bell/bell.tsx';

export interface BellWithPopupProps {
  /** The bell without the strip of unread alerts beside it. */
  readonly isStripHidden?: boolean | undefined;
}

/** The bell and the panel that it opens. */
export function BellWithPopup({ isStripHidden }: BellWithPopupProps): ReactElement {
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
        <PopupPanel id={id} anchorRef={bellRef} takesFocus={takesFocus} onClose={closePanel} />
      )}
    </>
  );
}
