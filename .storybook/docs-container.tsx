import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { pantauTheme } from './pantau-theme.ts';

interface GlobalsEvent {
  readonly globals: Readonly<Record<string, unknown>>;
}

/** A docs page in the theme that is chosen in the toolbar. */
export function ThemedDocsContainer({
  children,
  ...props
}: DocsContainerProps & { readonly children?: ReactNode }): ReactElement {
  const { channel } = props.context;
  const [isDark, setIsDark] = useState(
    () => new URLSearchParams(location.search).get('globals')?.includes('theme:dark') ?? false,
  );
  useEffect(() => {
    const follow = ({ globals }: GlobalsEvent): void => setIsDark(globals['theme'] === 'dark');
    channel.on(GLOBALS_UPDATED, follow);
    channel.on(SET_GLOBALS, follow);
    return () => {
      channel.off(GLOBALS_UPDATED, follow);
      channel.off(SET_GLOBALS, follow);
    };
  }, [channel]);
  return (
    <DocsContainer {...props} theme={pantauTheme(isDark ? 'dark' : 'light')}>
      {children}
    </DocsContainer>
  );
}
