import {
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Clock } from '../clock/clock.ts';
import { systemClock } from '../clock/system-clock.ts';
import type { MessageOverrides } from '../i18n/catalog.ts';
import { I18nProvider } from '../i18n/i18n-context.tsx';
import { type BuiltInLocale, type Direction, type Locale, directionOf } from '../i18n/locale.ts';
import { adoptHostStyles } from '../lazy/host-styles.ts';
import { adoptLazyStyles } from '../lazy/lazy-styles.ts';
import { SessionProvider } from '../session/session-context.tsx';
import type { SessionUser } from '../session/session-user.ts';
import { createBrowserStore } from '../storage/browser-store.ts';
import type { KeyValueStore } from '../storage/key-value-store.ts';
import { createMemoryStore } from '../storage/memory-store.ts';
import { classNames } from '../ui/class-names.ts';
import { createOverlayStack } from '../theme/overlay-stack.ts';
import { useInertBelow } from '../theme/use-inert-below.ts';
import { useOverlayEvents } from '../theme/use-overlay-events.ts';
import { createToastQueue } from '../theme/toast-queue.ts';
import { Toaster } from './toaster.tsx';
import { createAnnouncer } from '../theme/announcer.ts';
import { type Appearance, appearanceStyle } from '../theme/appearance.ts';
import { type Brand, type Theme, brandStyle } from '../theme/brand.ts';
import { IsolatedRoot } from './isolated-root.tsx';
import { Layer } from './layer.tsx';
import { LiveRegions } from './live-regions.tsx';
import type { Sheets } from './shadow-frame.ts';
import {
  AppearanceContext,
  BrandContext,
  type Density,
  DensityContext,
  LayerContext,
  type ProviderServices,
  ServicesContext,
  ThemeContext,
} from '../theme/provider-context.ts';
import root from './root.module.css';
import tokens from '../theme/tokens.module.css';
import { useNameCheck } from './use-name-check.ts';
import { createSpaceRegistry } from '../theme/taken-space.ts';
import { createUnsavedWork } from '../theme/unsaved-work.ts';
import { useContrastCheck } from '../theme/use-contrast-check.ts';
import {
  type ThemeSetting,
  useResolvedTheme,
  useThemeAttribute,
} from '../theme/use-resolved-theme.ts';

export interface IsolationOptions {
  /**
   * The style sheets that the shadow root adopts, for what runs from source, such as a workbench. By default those of
   * every imported package.
   */
  readonly sheets?: Sheets | undefined;
}

export interface PantauProviderProps {
  /** Defaults to `id`. */
  readonly locale?: Locale | undefined;
  /**
   * For a language of the host's own: whose texts replace those that `messages` lacks, and in which language alerts are
   * described. Defaults to `en`.
   */
  readonly fallbackLocale?: BuiltInLocale | undefined;
  /** Defaults to the direction in which `locale` is written. */
  readonly dir?: Direction | undefined;
  /**
   * Defaults to `system`, which follows the operating system's setting. `inherit` follows the page: the attribute or class
   * with which CSS frameworks state its theme, else its `color-scheme`.
   */
  readonly theme?: ThemeSetting | undefined;
  readonly density?: Density | undefined;
  /** The host's own colours; see `checkBrandContrast`. */
  readonly brand?: Brand | undefined;
  /** The host's own variables of the theme, which replace those of `brand`, and icons. Keep it stable. */
  readonly appearance?: Appearance | undefined;
  /** The host's own texts: namespace → language → key → text. */
  readonly messages?: MessageOverrides | undefined;
  /** IANA name of the time zone for formatted times. Defaults to the device's. */
  readonly timeZone?: string | undefined;
  readonly clock?: Clock | undefined;
  /** Where the user's choices are stored. Defaults to `localStorage`. */
  readonly store?: KeyValueStore | undefined;
  /**
   * Where values of this tab alone are stored. Defaults to `sessionStorage`; with a `store` of the host's own, to
   * memory.
   */
  readonly tabStore?: KeyValueStore | undefined;
  /** Prefixes every storage key, so that two widgets on one page do not share the user's choices. */
  readonly storageNamespace?: string | undefined;
  /** The current user. Defaults to `null`: no user is signed in. */
  readonly user?: SessionUser | null | undefined;
  /** Receives errors that are not shown to the user. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** On a host's page, shows dialogs and popovers in the browser's top layer, above any z-index. */
  readonly embedded?: boolean | undefined;
  /**
   * Renders everything in a shadow root that the page's style sheets do not reach, and loads the packages' style sheets
   * by itself; implies `embedded`. `className` and `style` then apply to the host element. Keep it stable.
   */
  readonly isolated?: boolean | IsolationOptions | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children?: ReactNode;
}

function useProviderServices(props: RootProps): ProviderServices {
  const { clock = systemClock, store, tabStore, storageNamespace, onError } = props;
  const { embedded = false } = props;
  const [browserStore] = useState(() => store ?? createBrowserStore());
  const [ownTabStore] = useState(
    () =>
      tabStore ??
      (store === undefined ? createBrowserStore(undefined, 'sessionStorage') : createMemoryStore()),
  );
  const latestOnError = useRef(onError);
  useEffect(() => {
    latestOnError.current = onError;
  });
  const reportError = useCallback((error: unknown) => latestOnError.current?.(error), []);
  const created = useMemo(
    () => ({
      announcer: createAnnouncer(clock),
      toasts: createToastQueue(clock),
      overlays: createOverlayStack(),
      unsavedWork: createUnsavedWork(),
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
  return useMemo(
    () => ({
      ...created,
      clock,
      store: store ?? browserStore,
      tabStore: tabStore ?? ownTabStore,
      storageNamespace,
      embedded,
      reportError,
    }),
    [
      created,
      clock,
      store,
      browserStore,
      tabStore,
      ownTabStore,
      storageNamespace,
      embedded,
      reportError,
    ],
  );
}

type RootProps = Omit<PantauProviderProps, 'isolated'>;

/** Fills the host element, and has its custom properties, which the tokens would override by inheritance. */
function styleInside(style: CSSProperties = {}): CSSProperties {
  const own = Object.entries(style).filter(([name]) => name.startsWith('--'));
  return { height: '100%', ...Object.fromEntries(own) };
}

/**
 * The context of every Pantau widget: language, formats, session, clock, storage, theme, and the
 * layer for dialogs and popovers. It changes nothing outside its own element, leaves nothing behind
 * when it unmounts, and several providers can share a page.
 */
export function PantauProvider({ isolated = false, ...props }: PantauProviderProps): ReactElement {
  if (isolated === false) return <ProviderRoot {...props} />;
  const { className, style, ...rest } = props;
  return (
    <IsolatedRoot
      sheets={isolated === true ? undefined : isolated.sheets}
      clock={props.clock ?? systemClock}
      className={className}
      style={style}
      onError={(error) => props.onError?.(error)}
    >
      <ProviderRoot {...rest} style={styleInside(style)} embedded />
    </IsolatedRoot>
  );
}

function ProviderRoot(props: RootProps): ReactElement {
  const { locale = 'id', theme = 'system', density = 'comfortable', embedded = false } = props;
  const services = useProviderServices(props);
  const resolvedTheme = useResolvedTheme(theme);
  const themeAttribute = useThemeAttribute(theme, resolvedTheme);
  const rootRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const onKeyDown = useOverlayEvents(services.overlays, rootRef);
  useInertBelow(services.overlays, contentRef, layer);
  useLayoutEffect(
    () => (rootRef.current === null ? undefined : adoptLazyStyles(rootRef.current)),
    [],
  );
  const { appearance } = props;
  const hostStyles = appearance?.styles;
  useLayoutEffect(
    () => (hostStyles === undefined ? undefined : adoptHostStyles(rootRef.current, hostStyles)),
    [hostStyles],
  );
  const style = useMemo(
    () => ({
      ...brandStyle(props.brand, resolvedTheme),
      ...appearanceStyle(appearance, resolvedTheme),
      ...props.style,
    }),
    [props.brand, appearance, resolvedTheme, props.style],
  );
  useNameCheck(rootRef, appearance, services.reportError);
  useContrastCheck(rootRef, appearance, resolvedTheme, services.reportError);

  return (
    <ServicesContext.Provider value={services}>
      <I18nProvider
        locale={locale}
        fallback={props.fallbackLocale}
        overrides={props.messages}
        timeZone={props.timeZone}
      >
        <SessionProvider user={props.user ?? null}>
          <ThemeContext.Provider value={resolvedTheme}>
            <AppearanceContext.Provider value={appearance}>
              <BrandContext.Provider value={props.brand}>
                <DensityContext.Provider value={density}>
                  <LayerContext.Provider value={layer}>
                    <div
                      ref={rootRef}
                      className={classNames(
                        tokens.tokens,
                        root.root,
                        embedded && root.embedded,
                        appearance?.elements?.theme,
                        appearance?.elements?.[themeAttribute as Theme],
                        props.className,
                      )}
                      style={style}
                      part={`theme ${themeAttribute}`}
                      lang={locale}
                      dir={props.dir ?? directionOf(locale)}
                      data-pantau-theme={themeAttribute}
                      data-pantau-density={density}
                      onKeyDown={onKeyDown}
                    >
                      <div ref={contentRef} className={root.content}>
                        {props.children}
                      </div>
                      <Layer embedded={embedded} onReady={setLayer}>
                        <Toaster toasts={services.toasts} />
                      </Layer>
                      <LiveRegions announcer={services.announcer} />
                    </div>
                  </LayerContext.Provider>
                </DensityContext.Provider>
              </BrandContext.Provider>
            </AppearanceContext.Provider>
          </ThemeContext.Provider>
        </SessionProvider>
      </I18nProvider>
    </ServicesContext.Provider>
  );
}
