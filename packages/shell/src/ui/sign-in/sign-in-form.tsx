import { type ReactElement, type SyntheticEvent, useRef, useState } from 'react';
import { useMessages } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Icon } from '@pantau/core/ui/icon';
import { PasswordField } from '@pantau/core/ui/password-field';
import { TextField } from '@pantau/core/ui/text-field';
import type { LoadDemoUsers } from '../../engine/session/demo-users.ts';
import { useSessionServices } from '../../hooks/session-services.ts';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import { DemoUserButtons } from './demo-users.tsx';
import { signInErrorKey } from './sign-in-error.ts';
import css from './sign-in-form.module.css';

type SignInError = ReturnType<typeof signInErrorKey>;
type EmailError = 'emailRequired' | 'emailInvalid';

function validateEmail(email: string): EmailError | null {
  if (email === '') return 'emailRequired';
  return /^\S+@\S+$/.test(email) ? null : 'emailInvalid';
}

/** Signs in through the session; the page follows the session's state. */
function useSignIn(onFail: () => void) {
  const { session } = useSessionServices();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<SignInError | null>(null);
  const signIn = async (email: string, password: string): Promise<void> => {
    setError(null);
    setPending(true);
    try {
      await session.signIn(email, password);
    } catch (reason) {
      setError(signInErrorKey(reason));
      setPending(false);
      onFail();
    }
  };
  return { signIn, pending, error, clearError: () => setError(null) };
}

export interface SignInFormProps {
  /** Offers the users of a demo server. */
  readonly loadDemoUsers?: LoadDemoUsers | undefined;
}

/** Signs in by email and password, or on a demo server as one of its users (PO-1, PO-7, PO-64). */
export function SignInForm({ loadDemoUsers }: SignInFormProps): ReactElement {
  const t = useMessages(signInMessages);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const { signIn, pending, error, clearError } = useSignIn(() => passwordRef.current?.focus());

  const emailError = validateEmail(email.trim());
  const passwordError = password === '' ? 'passwordRequired' : null;

  const submit = (): void => {
    setSubmitted(true);
    clearError();
    if (emailError !== null) emailRef.current?.focus();
    else if (passwordError !== null) passwordRef.current?.focus();
    else void signIn(email.trim(), password);
  };

  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        if (!pending) submit();
      }}
    >
      <div>
        <h1 className={css.title}>{t('signInTitle')}</h1>
        <p className={css.subtitle}>{t('signInSubtitle')}</p>
      </div>
      {/* Space for the messages is reserved, so that nothing moves when one appears (PO-63). */}
      <div className={css.field}>
        <TextField
          ref={emailRef}
          label={t('email')}
          size="large"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          spellCheck={false}
          value={email}
          error={submitted && emailError !== null ? t(emailError) : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
      </div>
      <div className={css.field}>
        <PasswordField
          ref={passwordRef}
          label={t('password')}
          size="large"
          name="password"
          autoComplete="current-password"
          value={password}
          error={submitted && passwordError !== null ? t(passwordError) : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
      <Button type="submit" variant="primary" size="large" fullWidth loading={pending}>
        {t('signIn')}
      </Button>
      <div className={css.result}>{error !== null && <ErrorMessage text={t(error)} />}</div>
      {loadDemoUsers !== undefined && (
        <DemoUserButtons
          load={loadDemoUsers}
          disabled={pending}
          onChoose={(name, secret) => {
            setEmail(name);
            void signIn(name, secret);
          }}
        />
      )}
    </form>
  );
}

function ErrorMessage({ text }: { readonly text: string }): ReactElement {
  return (
    <p className={css.error} role="alert">
      <Icon name="octagonAlert" />
      <span>{text}</span>
    </p>
  );
}
