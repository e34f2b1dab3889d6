import type { IconName } from '@pantau/core/ui/icon';
import { IconButton } from '@pantau/core/ui/icon-button';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { usePanel } from '../../hooks/panel.ts';
import type { OfferedDisplay } from '../../engine/panel/display.ts';
import type { AlertCenterMessageKey } from '../../messages/alert-center-messages.ts';
import { useOpenOwnWindow } from '../own-window/use-open-own-window.ts';
import { useText } from '../shared/use-text.ts';
import css from './display-buttons.module.css';
import { usePanelFocus } from '../shared/panel-focus.ts';
import { usePlacement } from '../shared/use-placement.ts';

const looks: Readonly<Record<OfferedDisplay, readonly [IconName, AlertCenterMessageKey]>> = {
  popup: ['popup', 'displayPopup'],
  pinned: ['sidebar', 'displayPinned'],
  detached: ['window', 'displayDetached'],
  window: ['externalLink', 'displayWindow'],
};

/** Buttons for the display of the panel; none when there is no choice. */
export function DisplayButtons(): ReactElement | null {
  const t = useText();
  const { showAs } = usePanel();
  const { placement, choices } = usePlacement();
  const focus = usePanelFocus();
  const openOwnWindow = useOpenOwnWindow();
  const pressedRef = useRef<HTMLButtonElement>(null);

  // Changing the display unmounts the pressed button.
  useLayoutEffect(() => {
    if (pressedRef.current === null) return;
    const target = focus.take();
    if (target === 'choice') pressedRef.current.focus({ preventScroll: true });
    else if (target !== null) focus.expect(target);
  }, [focus]);

  if (choices.length < 2) return null;
  return (
    <div role="group" aria-label={t('display')} className={css.choices}>
      {choices.map((display) => {
        const [icon, label] = looks[display];
        const isPressed = display === placement;
        return (
          <IconButton
            key={display}
            ref={isPressed ? pressedRef : undefined}
            icon={icon}
            size="dense"
            label={t(label)}
            {...(display !== 'window' && { pressed: isPressed })}
            className={css.choice}
            onClick={() => {
              if (isPressed) return;
              if (display === 'window') return openOwnWindow();
              focus.expect('choice');
              showAs(display);
            }}
          />
        );
      })}
    </div>
  );
}
