import {
  type Density,
  type Locale,
  PantauProvider,
  type PantauProviderProps,
  type Theme,
  createMemoryStore,
} from '@pantau/core';
import { DecoratorHelpers } from '@storybook/addon-themes';
import type { Decorator } from '@storybook/react-vite';
import { type CSSProperties, type ReactElement, type ReactNode, useMemo } from 'react';
import { ShadowHost } from './shadow-host.tsx';
import css from './with-pantau.module.css';

/** `parameters.pantau` of a story: what its provider gets, and what it stands in. */
export interface PantauParameters extends Partial<PantauProviderProps> {
  /** Renders the story in an open shadow root, as the custom elements do. */
  readonly isInShadowRoot?: boolean;
  /** Without the padding of 24 px, for what goes to the edge. */
  readonly isFlush?: boolean;
  /** px; as wide as the page when left out. */
  readonly width?: number;
}

interface GroundProps {
  readonly provider: Partial<PantauProviderProps>;
  readonly isFlush: boolean | undefined;
  readonly width: number | undefined;
  /** On a documentation page, among other stories. */
  readonly isAmongOthers: boolean;
  readonly children: ReactNode;
}

const font = {
  '--pantau-font': "'IBM Plex Sans Variable', system-ui, sans-serif",
} as CSSProperties;

/** The story's provider, with a store of its own, on the page's colour. */
function Ground({ provider, isFlush, width, isAmongOthers, children }: GroundProps): ReactElement {
  const store = useMemo(() => createMemoryStore(), []);
  return (
    <PantauProvider store={store} style={font} {...provider}>
      <div
        className={css.ground}
        data-flush={isFlush || undefined}
        data-low={isAmongOthers || undefined}
      >
        <div className={css.place} style={width === undefined ? undefined : { width }}>
          {children}
        </div>
      </div>
    </PantauProvider>
  );
}

export const withPantau: Decorator = (Story, context) => {
  const parameters = (context.parameters['pantau'] ?? {}) as PantauParameters;
  const { isInShadowRoot = false, isFlush, width, ...own } = parameters;
  const provider: Partial<PantauProviderProps> = {
    locale: context.globals['locale'] as Locale,
    density: context.globals['density'] as Density,
    theme: (DecoratorHelpers.pluckThemeFromContext(context) || 'light') as Theme,
    ...own,
  };
  const story = (
    <Ground
      provider={provider}
      isFlush={isFlush}
      width={width}
      isAmongOthers={context.viewMode === 'docs'}
    >
      <Story />
    </Ground>
  );
  return isInShadowRoot ? <ShadowHost>{story}</ShadowHost> : story;
};
