import {
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { createLazy } from '../lazy/lazy.ts';
import { loadPackageStyles } from '../lazy/package-styles.ts';
import type { Isolation, IsolationSettings } from './isolation.ts';

/** Until the code that could not be loaded is requested again, ms. */
const RETRY_MS = 5_000;

/** Hosts that use the light DOM load none of it. */
const lazy = createLazy(() => {
  // At the same time. A failure is reported by what needs them.
  loadPackageStyles().catch(() => undefined);
  return import('./isolation.ts');
});

/** Not a <div>, which style sheets of pages address. In React 18, elements with a dash in their name have `class`. */
const Host = 'pantau-root' as 'section';

export interface IsolatedRootProps extends IsolationSettings {
  readonly className: string | undefined;
  readonly style: CSSProperties | undefined;
  readonly children: ReactNode;
}

/** An element whose content is in a shadow root. On a server it is empty. */
export function IsolatedRoot(props: IsolatedRootProps): ReactElement {
  const { sheets, className, style, children } = props;
  const hostRef = useRef<HTMLElement>(null);
  const [isolation, setIsolation] = useState<Isolation | null>(null);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });

  useLayoutEffect(() => {
    let end: (() => void) | undefined;
    const { clock, onError } = latest.current;
    const start = (): void => {
      const host = hostRef.current;
      const loaded = lazy.get();
      if (host === null) return;
      if (loaded !== undefined) {
        end = loaded.isolate(host, latest.current, setIsolation);
        return;
      }
      let isWanted = true;
      end = () => {
        isWanted = false;
      };
      lazy.load().then(
        () => isWanted && start(),
        (error: unknown) => {
          if (!isWanted) return;
          onError(error);
          end = clock.setTimeout(start, RETRY_MS);
        },
      );
    };
    start();
    return () => end?.();
  }, [sheets]);

  return (
    <Host ref={hostRef} {...{ class: className }} style={style} {...isolation?.events}>
      {isolation !== null && createPortal(children, isolation.frame)}
    </Host>
  );
}
