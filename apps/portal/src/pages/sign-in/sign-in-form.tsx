import { type ReactElement, type SyntheticEvent, useRef, useState } from 'react';
import { useMessages } from '@pantau/core';
import { Button, Icon, PasswordField, TextField } from '@pantau/core/ui';
import { portalMessages } from '../../messages/portal-messages.ts';
import { usePortal } from '../../portal/portal-context.ts';
import { signInErrorKey } from './sign-in-error.ts';
import css from './sign-in-form.module.css';

type Refusal = ReturnType<typeof signInErrorKey>;
type EmailFault = 'emailRequired' | 'emailInvalid';

function faultOfEmail(email: string): EmailFault | null {
  if (email === '') return 'emailRequired';
  return /^\S+@\S+$/.test(email) ? null : 'emailInvalid';
}

/** Signs in through the session; who is signed in is then told by it. */
export function SignInForm(): ReactElement {
  const t = useMessages(portalMessages);
  const { session } = usePortal();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);

  const emailFault = faultOfEmail(email.trim());
  const passwordFault = password === '' ? 'passwordRequired' : null;

  const submit = async (): Promise<void> => {
    setTried(true);
    setRefusal(null);
    if (emailFault !== null) return emailRef.current?.focus();
    if (passwordFault !== null) return passwordRef.current?.focus();
    setBusy(true);
    try {
      await session.signIn(email.trim(), password);
    } catch (error) {
      setRefusal(signInErrorKey(error));
      setBusy(false);
      passwordRef.current?.focus();
    }
  };

  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        if (!isBusy) void submit();
      }}
    >
      <div>
        <h1 className={css.title}>{t('signInTitle')}</h1>
        <p className={css.subtitle}>{t('signInSubtitle')}</p>
      </div>
      {refusal !== null && (
        <p className={css.refusal} role="alert">
          <Icon name="octagonAlert" />
          <span>{t(refusal)}</span>
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
        error={isTried && emailFault !== null ? t(emailFault) : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        ref={passwordRef}
        label={t('password')}
        size="large"
        name="password"
        autoComplete="current-password"
        value={password}
        error={isTried && passwordFault !== null ? t(passwordFault) : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy}>
        {t('signIn')}
      </Button>
    </form>
  );
}
