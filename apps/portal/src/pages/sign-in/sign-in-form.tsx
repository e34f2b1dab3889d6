import { type ReactElement, type SyntheticEvent, useRef, useState } from 'react';
import { useMessages } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Icon } from '@pantau/core/ui/icon';
import { PasswordField } from '@pantau/core/ui/password-field';
import { TextField } from '@pantau/core/ui/text-field';
import { portalMessages } from '../../messages/portal-messages.ts';
import { usePortal } from '../../portal/portal-context.ts';
import { signInErrorKey } from './sign-in-error.ts';
import css from './sign-in-form.module.css';

type SignInError = ReturnType<typeof signInErrorKey>;
type EmailError = 'emailRequired' | 'emailInvalid';

function validateEmail(email: string): EmailError | null {
  if (email === '') return 'emailRequired';
  return /^\S+@\S+$/.test(email) ? null : 'emailInvalid';
}

/** Signs in through the session; the page follows the session's state. */
export function SignInForm(): ReactElement {
  const t = useMessages(portalMessages);
  const { session } = usePortal();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<SignInError | null>(null);
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);

  const emailError = validateEmail(email.trim());
  const passwordError = password === '' ? 'passwordRequired' : null;

  const submit = async (): Promise<void> => {
    setSubmitted(true);
    setError(null);
    if (emailError !== null) return emailRef.current?.focus();
    if (passwordError !== null) return passwordRef.current?.focus();
    setPending(true);
    try {
      await session.signIn(email.trim(), password);
    } catch (reason) {
      setError(signInErrorKey(reason));
      setPending(false);
      passwordRef.current?.focus();
    }
  };

  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        if (!pending) void submit();
      }}
    >
      <div>
        <h1 className={css.title}>{t('signInTitle')}</h1>
        <p className={css.subtitle}>{t('signInSubtitle')}</p>
      </div>
      {error !== null && (
        <p className={css.error} role="alert">
          <Icon name="octagonAlert" />
          <span>{t(error)}</span>
        </p>
      )}
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
      <Button type="submit" variant="primary" size="large" fullWidth loading={pending}>
        {t('signIn')}
      </Button>
    </form>
  );
}
