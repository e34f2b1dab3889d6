import type { WindowScope } from '@pantau/core/in-window';
import { type OwnWindow, OwnWindowRoot } from '@pantau/core/own-window';
import type { Lazy } from '@pantau/core/lazy';
import { type ComponentType, type ReactElement, useEffect, useLayoutEffect, useRef } from 'react';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import type { PanelWindow } from '../../engine/panel/own-window.ts';
import { usePanelFocus } from '../shared/panel-focus.ts';
import { useText } from '../shared/use-text.ts';
import { LazyPart } from '@pantau/core/ui/lazy';
import css from './own-window-view.module.css';

export { openOwnWindow } from '@pantau/core/own-window';
export { WindowNote } from './window-note.tsx';

export interface OwnWindowViewProps {
  readonly window: PanelWindow;
  readonly panel: Lazy<ComponentType<{ readonly display: 'window' }>>;
}

const isUnfocused = ({ activeElement, body }: Document): boolean =>
  activeElement === null || activeElement === body;

/** Notes in which of the two windows the user acts: there prompts, toasts and announcements appear. */
function useActing(own: PanelWindow): void {
  const { ownWindow } = useAlertCenter();
  useEffect(() => {
    const acts = ['pointerdown', 'keydown', 'click'] as const;
    const inWindow = (): void => ownWindow.setActive(true);
    const onPage = (): void => ownWindow.setActive(false);
    for (const act of acts) {
      own.document.addEventListener(act, inWindow, true);
      document.addEventListener(act, onPage, true);
    }
    return () => {
      for (const act of acts) {
        own.document.removeEventListener(act, inWindow, true);
        document.removeEventListener(act, onPage, true);
      }
    };
  }, [own, ownWindow]);
}

/** The panel in a window of the operating system. It is the same panel: same store, same connection, same sound. */
export function OwnWindowView({ window: own, panel }: OwnWindowViewProps): ReactElement {
  const t = useText();
  const { ownWindow } = useAlertCenter();
  const focus = usePanelFocus();
  useActing(own);
  useLayoutEffect(
    () => () => {
      // What the user does on the page meanwhile keeps the focus.
      if (isUnfocused(document)) focus.expect('panel');
    },
    [focus],
  );
  return (
    <OwnWindowRoot
      window={own as OwnWindow}
      title={t('title')}
      onScope={(scope: WindowScope | null) => ownWindow.setScope(scope)}
    >
      <WindowPanel panel={panel} />
    </OwnWindowRoot>
  );
}

const panelProps = { display: 'window' } as const;

function WindowPanel({ panel }: Pick<OwnWindowViewProps, 'panel'>): ReactElement {
  const focus = usePanelFocus();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    focus.take();
    ref.current?.focus({ preventScroll: true });
  }, [focus]);
  return (
    <div ref={ref} id={focus.panelId} tabIndex={-1} className={css.frame}>
      <LazyPart part={panel} props={panelProps} />
    </div>
  );
}
