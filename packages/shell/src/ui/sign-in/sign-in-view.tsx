import type { ReactElement } from 'react';
import { JavaMap } from '../java-map/java-map.tsx';
import { LanguageSwitch } from '../language-switch/language-switch.tsx';
import { Logo } from '../logo/logo.tsx';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';
import css from './sign-in-view.module.css';

/** The page on which users sign in. It needs `SessionServicesProvider`, and follows the page's own routing. */
export function SignInView(props: SignInFormProps): ReactElement {
  return (
    <div className={css.page}>
      <div className={css.side}>
        <header className={css.bar}>
          <Logo />
          <LanguageSwitch />
        </header>
        <main className={css.middle}>
          <SignInForm {...props} />
        </main>
      </div>
      <JavaMap className={css.illustration} />
    </div>
  );
}
