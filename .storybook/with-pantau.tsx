import {
  type Locale,
  PantauProvider,
  type PantauProviderProps,
  createMemoryStore,
} from '@pantau/core';
import type { Args, Decorator, StoryContext } from '@storybook/react-vite';
import { type CSSProperties, type ReactElement, type ReactNode, useMemo } from 'react';
import { useIsChecked } from './toolbar/after-checks.ts';
import { type HostRights, grantedArgs } from './toolbar/host-rights.ts';
import { hostSettings } from './toolbar/host-settings.ts';
import { chosenUser } from './toolbar/people.ts';
import { ShadowHost } from './shadow-host.tsx';
import css from './with-pantau.module.css';

/** `parameters.pantau` of a story: props of its provider, and its surroundings. */
export interface PantauParameters extends Partial<PantauProviderProps> {
  /** Renders the story in an open shadow root, as the custom elements do. */
  readonly shadowRoot?: boolean;
  /** Removes the padding of 24 px, for components that reach the edge. */
  readonly flush?: boolean;
  /** Width in px. Defaults to the width of the page. */
  readonly width?: number;
}

interface StoryFrameProps {
  readonly id: string;
  /** The languages of the story's checks and of the toolbar. */
  readonly locales: Readonly<Record<'checked' | 'chosen', Locale>>;
  readonly provider: Partial<PantauProviderProps>;
  readonly flush: boolean | undefined;
  readonly width: number | undefined;
  /** Whether the story is on a docs page. */
  readonly inDocs: boolean;
  readonly children: ReactNode;
}

const font = {
  '--pantau-font': "'IBM Plex Sans Variable', system-ui, sans-serif",
} as CSSProperties;

/** Provider with its own store, on the page's background. */
function StoryFrame(props: StoryFrameProps): ReactElement {
  const { id, locales, provider, flush, width, inDocs, children } = props;
  const store = useMemo(() => createMemoryStore(), []);
  const locale = locales[useIsChecked(id) ? 'chosen' : 'checked'];
  return (
    <PantauProvider store={store} style={font} locale={locale} {...provider}>
      <div
        className={css.frame}
        data-frame
        data-flush={flush || undefined}
        data-docs={inDocs || undefined}
      >
        <div className={css.content} style={width === undefined ? undefined : { width }}>
          {children}
        </div>
      </div>
    </PantauProvider>
  );
}

/** Names under which stories get what answers with names of a server: among their arguments and what they load. */
const sources = ['source', 'targets', 'alerts', 'history', 'dashboard'] as const;

/** The arguments and loaded values, with the longer names of the language “Long texts” if it is chosen. */
function inLanguage({ args, loaded }: StoryContext): Pick<StoryContext, 'args' | 'loaded'> {
  const longer = loaded['longNames'] as (<T extends object>(source: T) => T) | undefined;
  if (longer === undefined) return { args, loaded };
  const named = (values: Args): Args => {
    const given = sources.filter((name) => typeof values[name] === 'object' && values[name]);
    const changed = given.map((name) => [name, longer(values[name] as object)]);
    return { ...values, ...Object.fromEntries(changed) };
  };
  return { args: named(args), loaded: named(loaded) };
}

export const withPantau: Decorator = (Story, context) => {
  const parameters = (context.parameters['pantau'] ?? {}) as PantauParameters;
  const { shadowRoot = false, flush, width, ...own } = parameters;
  const provider: Partial<PantauProviderProps> = {
    ...hostSettings(context.globals, context.loaded['pseudoMessages']),
    ...own,
  };
  const user = chosenUser(context.globals['scopes'], own.user);
  const rights = context.parameters['rights'] as HostRights | undefined;
  const { args, loaded } = inLanguage(context);
  const checked = context.globals['locale'] as Locale;
  const chosen = (context.loaded['chosenLocale'] as Locale | undefined) ?? checked;
  const story = (
    <StoryFrame
      id={context.id}
      locales={{ checked, chosen }}
      provider={user === undefined ? provider : { ...provider, user }}
      flush={flush}
      width={width}
      inDocs={context.viewMode === 'docs'}
    >
      <Story
        args={user === undefined || rights === undefined ? args : grantedArgs(args, rights, user)}
        loaded={loaded}
      />
    </StoryFrame>
  );
  return shadowRoot ? <ShadowHost>{story}</ShadowHost> : story;
};
