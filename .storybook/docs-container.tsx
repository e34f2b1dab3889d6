import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { ReactElement, ReactNode } from 'react';
import { pantauTheme } from './pantau-theme.ts';
import { useGlobals } from './toolbar/use-globals.ts';

/** A docs page in the theme that is chosen in the toolbar. */
export function ThemedDocsContainer({
  children,
  ...props
}: DocsContainerProps & { readonly children?: ReactNode }): ReactElement {
  const { theme } = useGlobals();
  return (
    <DocsContainer {...props} theme={pantauTheme(theme === 'dark' ? 'dark' : 'light')}>
      {children}
    </DocsContainer>
  );
}
