import { type ReactElement, useEffect } from 'react';
import { PantauProvider, usePersisted } from '@pantau/core';
import {
  BrandingProvider,
  type SessionServices,
  SessionServicesProvider,
  useApplicationBrand,
  useSessionServices,
  useSessionState,
} from '@pantau/shell/session';
import { ErrorBoundary } from '@pantau/shell/pages';
import { RouterProvider } from 'react-router/dom';
import { reportError } from './portal/report-error.ts';
import { router } from './router.tsx';

const BILINGUAL_FLAG = 'vsms2_bilingual';

/** Provides language, theme, user and company. */
function Providers(): ReactElement {
  const { preferences } = useSessionServices();
  const state = useSessionState();
  const preferredLocale = usePersisted(preferences.language);
  const theme = usePersisted(preferences.theme);
  const density = usePersisted(preferences.density);
  const { brand, branding } = useApplicationBrand(reportError);
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
      onError={reportError}
    >
      <BrandingProvider value={branding}>
        <ErrorBoundary onError={reportError}>
          <RouterProvider router={router} />
        </ErrorBoundary>
      </BrandingProvider>
    </PantauProvider>
  );
}

export function App({ portal }: { readonly portal: SessionServices }): ReactElement {
  return (
    <SessionServicesProvider value={portal}>
      <Providers />
    </SessionServicesProvider>
  );
}
