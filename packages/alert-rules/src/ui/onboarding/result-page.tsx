import { useMessages, useSession } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { Icon } from '@pantau/core/ui/icon';
import { initialFocus } from '@pantau/core/ui/overlay';
import type { ReactElement } from 'react';
import { onboardingMessages } from '../../messages/onboarding-messages.ts';
import css from './result-page.module.css';

export interface ResultPageProps {
  /** The user has the alert centre, so that alerts of the rules arrive. */
  readonly active: boolean;
  readonly onClose: () => void;
}

/** Says that the rules are active, or that the request is in progress (AR-85). */
export function ResultPage({ active, onClose }: ResultPageProps): ReactElement {
  const t = useMessages(onboardingMessages);
  const { user } = useSession();
  return (
    <Dialog.Content size="narrow">
      <Dialog.Header>
        <Dialog.Title>{t(active ? 'resultActive' : 'resultRequested')}</Dialog.Title>
        <Dialog.Description>
          {t(active ? 'resultActiveText' : 'resultRequestedText')}
        </Dialog.Description>
      </Dialog.Header>
      <Dialog.Body>
        <div className={css.picture} data-own={user?.companyType === 'standard' || undefined}>
          <Icon name={active ? 'check' : 'clock'} size={24} />
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button {...initialFocus} variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      </Dialog.Footer>
    </Dialog.Content>
  );
}
