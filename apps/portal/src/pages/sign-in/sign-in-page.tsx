import { type ReactElement, useEffect } from 'react';
import { useMessages } from '@pantau/core';
import { Navigate, useSearchParams } from 'react-router';
import { AppSkeleton } from '../../components/app-skeleton.tsx';
import { LanguageSwitch } from '../../components/language-switch.tsx';
import { Logo } from '../../components/logo.tsx';
import { usePageTitle } from '../../hooks/use-page-title.ts';
import { JavaMap } from '../../illustration/java-map.tsx';
import { portalMessages } from '../../messages/portal-messages.ts';
import { useSessionState } from '../../portal/portal-context.ts';
import { returnPath } from '../../navigation/return-path.ts';
import { SignInForm } from './sign-in-form.tsx';
import css from './sign-in-page.module.css';

export interface SignInPageProps {
  /** Starts loading the pages behind the sign-in. */
  readonly preload: () => void;
}

/** `/sign-in`. Redirects a signed-in user to the requested page. */
export function SignInPage({ preload }: SignInPageProps): ReactElement {
  const t = useMessages(portalMessages);
  const [search] = useSearchParams();
  const { status } = useSessionState();
  usePageTitle(t('signInPage'));
  useEffect(preload, [preload]);
  if (status === 'signedIn') {
    return (
      <>
        <Navigate to={returnPath(search)} replace />
        {/* Shown while the pages behind the sign-in load. */}
        <AppSkeleton />
      </>
    );
  }
  return (
    <div className={css.page}>
      <div className={css.side}>
        <header className={css.bar}>
          <Logo />
          <LanguageSwitch />
        </header>
        <main className={css.middle}>
          <SignInForm />
        </main>
      </div>
      <JavaMap className={css.illustration} />
    </div>
  );
}
