import { type ReactElement, useEffect, useId, useState } from 'react';
import { useMessages } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { signInMessages } from '../../messages/sign-in-messages.ts';
import type { DemoUsers, LoadDemoUsers } from '../../engine/session/demo-users.ts';
import css from './demo-users.module.css';

export interface DemoUserButtonsProps {
  readonly load: LoadDemoUsers;
  readonly disabled: boolean;
  readonly onChoose: (email: string, password: string) => void;
}

/** One button per demo user. Renders nothing unless the server is a demo (PO-64). */
export function DemoUserButtons(props: DemoUserButtonsProps): ReactElement | null {
  const { load, disabled, onChoose } = props;
  const t = useMessages(signInMessages);
  const labelId = useId();
  const [demo, setDemo] = useState<DemoUsers | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal).then((loaded) => {
      if (!controller.signal.aborted) setDemo(loaded);
    });
    return () => controller.abort();
  }, [load]);
  if (demo === null) return null;
  const { users, password } = demo;
  return (
    <div className={css.demo} role="group" aria-labelledby={labelId}>
      <p id={labelId} className={css.label}>
        {t('demoUsers')}
      </p>
      <div className={css.users}>
        {users.map(({ email, fullname }) => (
          <Button
            key={email}
            size="dense"
            disabled={disabled}
            aria-label={t('demoUser', { name: fullname, email })}
            onClick={() => onChoose(email, password)}
          >
            {email.split('.')[0]}
          </Button>
        ))}
      </div>
    </div>
  );
}
