import type { IconName } from '@pantau/core/ui/icon';
import { IconButton } from '@pantau/core/ui/icon-button';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { usePanel } from '../../hooks/use-panel.ts';
import type { ShownDisplay } from '../../engine/panel/display.ts';
import type { AlertCenterMessageKey } from '../../messages/alert-center-messages.ts';
import { useWords } from '../shared/use-text.ts';
import css from './display-buttons.module.css';
import { usePanelFocus } from '../shared/panel-focus.ts';
import { useStand } from '../shared/use-placement.ts';

const looks: Readonly<Record<ShownDisplay, readonly [IconName, AlertCenterMessageKey]>> = {
  popup: ['popup', 'displayPopup'],
  pinned: ['sidebar', 'displayPinned'],
  detached: ['window', 'displayDetached'],
};

/** How the panel is shown, as the user chooses (spec alerts §2); none where there is no choice. */
export function LayoutButtons(): ReactElement | null {
  const words = useWords();
  const { showAs } = usePanel();
  const { stand, choices } = useStand();
  const focus = usePanelFocus();
  const pressedRef = useRef<HTMLButtonElement>(null);

  // The button that was pressed is gone with the panel as it was.
  useLayoutEffect(() => {
    if (pressedRef.current === null) return;
    const wish = focus.take();
    if (wish === 'choice') pressedRef.current.focus({ preventScroll: true });
    else if (wish !== null) focus.expect(wish);
  }, [focus]);

  if (choices.length < 2) return null;
  return (
    <div role="group" aria-label={words('display')} className={css.choices}>
      {choices.map((display) => {
        const [icon, label] = looks[display];
        const isPressed = display === stand;
        return (
          <IconButton
            key={display}
            ref={isPressed ? pressedRef : undefined}
            icon={icon}
            size="dense"
            label={words(label)}
            pressed={isPressed}
            className={css.choice}
            onClick={() => {
              if (isPressed) return;
              focus.expect('choice');
              showAs(display);
            }}
          />
        );
      })}
    </div>
  );
}
