import {
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { adoptLazyStyles } from '../lazy/lazy-styles.ts';
import { Layer } from '../provider/layer.tsx';
import { LiveRegions } from '../provider/live-regions.tsx';
import { Toaster } from '../provider/toaster.tsx';
import { createAnnouncer } from '../theme/announcer.ts';
import { createOverlayStack } from '../theme/overlay-stack.ts';
import { type ProviderServices, useServices } from '../theme/provider-context.ts';
import { createSpaceRegistry } from '../theme/taken-space.ts';
import { createToastQueue } from '../theme/toast-queue.ts';
import { useInertBelow } from '../theme/use-inert-below.ts';
import { useOverlayEvents } from '../theme/use-overlay-events.ts';
import { useClock, useLayer } from '../theme/use-services.ts';
import { InWindow, type WindowScope, createWindowScope } from '../theme/window-scope.tsx';
import { mirrorRoot } from './mirror-root.ts';
import type { OwnWindow } from './open-own-window.ts';
import css from './own-window.module.css';

export interface OwnWindowRootProps {
  readonly window: OwnWindow;
  /** Name of the window. */
  readonly title: string;
  readonly children: ReactNode;
  /** For `InWindow`: parts rendered elsewhere that belong into the window. `null` when it is unmounted. */
  onScope(scope: WindowScope | null): void;
}

function name({ document: page }: OwnWindow, title: string): void {
  page.title = title;
}

/**
 * Renders its children into a window of their own, with the provider's language, session, clock and storage, and with
 * a layer, toasts, live regions and Escape of the window's own.
 */
export function OwnWindowRoot(props: OwnWindowRootProps): ReactElement | null {
  const { window: own, title, children, onScope } = props;
  const root = useLayer()?.parentElement ?? null;
  const clock = useClock();
  const [place, setPlace] = useState<HTMLElement | null>(null);

  useLayoutEffect(() => {
    if (root === null) return undefined;
    const mirrored = mirrorRoot(root, own.document, clock);
    const leaveStyles = adoptLazyStyles(mirrored.element);
    let isCurrent = true;
    void mirrored.ready.then(() => {
      if (isCurrent) setPlace(mirrored.element);
    });
    return () => {
      isCurrent = false;
      setPlace(null);
      mirrored.stop();
      leaveStyles();
      own.document.body.replaceChildren();
    };
  }, [root, own, clock]);
  useEffect(() => name(own, title), [own, title]);

  if (place === null) return null;
  return createPortal(
    <Inside place={place} onScope={onScope}>
      {children}
    </Inside>,
    place,
  );
}

/** Everything that a window cannot share with the page. */
function useOwnServices(): ProviderServices {
  const outer = useServices();
  const { clock } = outer;
  const created = useMemo(
    () => ({
      announcer: createAnnouncer(clock),
      toasts: createToastQueue(clock),
      overlays: createOverlayStack(),
      space: createSpaceRegistry(),
    }),
    [clock],
  );
  useEffect(
    () => () => {
      created.announcer.dispose();
      created.toasts.dispose();
    },
    [created],
  );
  return useMemo(() => ({ ...outer, ...created }), [outer, created]);
}

interface InsideProps extends Pick<OwnWindowRootProps, 'children' | 'onScope'> {
  readonly place: HTMLElement;
}

function Inside({ place, children, onScope }: InsideProps): ReactElement {
  const services = useOwnServices();
  const { overlays } = services;
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const placeRef = useRef(place);
  const onEscape = useOverlayEvents(overlays, placeRef);
  useInertBelow(overlays, contentRef, layer);
  // Parts that belong to the window are rendered in several places of the tree, so their keys meet only here.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => onEscape({ nativeEvent: event });
    place.addEventListener('keydown', onKeyDown);
    return () => place.removeEventListener('keydown', onKeyDown);
  }, [place, onEscape]);
  const scope = useMemo(
    () => (layer === null ? null : createWindowScope(services, layer)),
    [services, layer],
  );
  const latest = useRef(onScope);
  useLayoutEffect(() => {
    latest.current = onScope;
  });
  useLayoutEffect(() => {
    latest.current(scope);
    return () => latest.current(null);
  }, [scope]);
  const onReady = useCallback((ready: HTMLElement | null) => setLayer(ready), []);
  return (
    <>
      <div ref={contentRef} className={css.content}>
        <InWindow scope={scope}>{scope !== null && children}</InWindow>
      </div>
      <Layer embedded={false} onReady={onReady}>
        <InWindow scope={scope}>
          <Toaster toasts={services.toasts} />
        </InWindow>
      </Layer>
      <LiveRegions announcer={services.announcer} />
    </>
  );
}
