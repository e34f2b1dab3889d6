import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { initialFocus } from '@pantau/core/ui/overlay';
import type { ReactElement } from 'react';
import type { ActionSubject, CustomAction } from '../shared/host-slots.ts';
import { useText } from '../shared/use-text.ts';
import { TargetAlerts } from '../shared/target-alerts.tsx';

export interface CustomActionDialogProps {
  readonly confirm: NonNullable<CustomAction['confirm']>;
  readonly subject: ActionSubject;
  onAnswer(isYes: boolean): void;
}

/** Asks before an action of the host, which it may not be able to undo: Enter cancels. */
export function CustomActionDialog(props: CustomActionDialogProps): ReactElement {
  const { confirm, subject, onAnswer } = props;
  const t = useText();
  const cancel = (): void => onAnswer(false);
  return (
    <Dialog.Root open onOpenChange={cancel}>
      <Dialog.Content size="narrow">
        <Dialog.Header>
          <Dialog.Title>{confirm.title}</Dialog.Title>
          {confirm.text !== undefined && <Dialog.Description>{confirm.text}</Dialog.Description>}
        </Dialog.Header>
        <Dialog.Body>
          <TargetAlerts alerts={subject.alerts} count={subject.ids.length} />
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={cancel} {...initialFocus}>
            {t('cancel')}
          </Button>
          <Button variant="primary" onClick={() => onAnswer(true)}>
            {confirm.button}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
