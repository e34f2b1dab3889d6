import { PantauProvider, usePersisted } from '@pantau/core';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import {
  type SessionServices,
  SessionServicesProvider,
  useSessionServices,
  useSessionState,
} from '../../hooks/session-services.ts';
import { BILINGUAL_FLAG } from '../../hooks/use-display-choices.ts';
import { BrandingProvider, useApplicationBrand } from '../shared/use-branding.ts';
import { ErrorBoundary } from '../status-pages/error-boundary.tsx';

export interface ApplicationProps {
  /** Must keep its identity between renders. */
  readonly services: SessionServices;
  /** Receives every error that the user does not see. Must keep its identity between renders. */
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/**
 * A whole page with its own sign-in: provides session, language, theme, density and the company's brand to everything
 * inside, and states language and theme on the document (SH-150). What throws is replaced and reported.
 */
export function Application({ services, onError, children }: ApplicationProps): ReactElement {
  return (
    <SessionServicesProvider value={services}>
      <Providers onError={onError}>{children}</Providers>
    </SessionServicesProvider>
  );
}

function Providers({ onError, children }: Omit<ApplicationProps, 'services'>): ReactElement {
  const { preferences } = useSessionServices();
  const state = useSessionState();
  const preferredLocale = usePersisted(preferences.language);
  const theme = usePersisted(preferences.theme);
  const density = usePersisted(preferences.density);
  const { brand, branding } = useApplicationBrand(onError);
  const user = state.status === 'signedIn' ? state.user : null;
  const isBilingual = user === null || user.flags.includes(BILINGUAL_FLAG);
  const locale = isBilingual ? preferredLocale : 'id';

  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);

  return (
    <PantauProvider
      locale={locale}
      theme={theme}
      density={density}
      user={user}
      brand={brand}
      timeZone={user?.timeZone}
      onError={onError}
    >
      <BrandingProvider value={branding}>
        <ErrorBoundary onError={onError}>{children}</ErrorBoundary>
      </BrandingProvider>
    </PantauProvider>
  );
}
