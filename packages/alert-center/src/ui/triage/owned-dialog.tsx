import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { initialFocus } from '@pantau/core/ui/overlay';
import type { ReactElement } from 'react';
import type { AlertId } from '../../engine/alert/alert.ts';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { useKnownAlerts } from '../../hooks/triage.ts';
import { useText } from '../shared/use-text.ts';
import { useTriageText } from '../shared/use-triage-text.ts';
import { TargetAlerts } from '../shared/target-alerts.tsx';

export interface OwnedDialogProps {
  readonly act: 'resolve' | 'falseAlert';
  /** The alerts that others own. */
  readonly ids: readonly AlertId[];
  /** How many alerts the user acts on. */
  readonly total: number;
  onAnswer(isYes: boolean): void;
}

/** Asks before the user settles what somebody else handles. */
export function OwnedDialog({ act, ids, total, onAnswer }: OwnedDialogProps): ReactElement {
  const base = useText();
  const t = useTriageText();
  const store = useAlertCenter();
  const alerts = useKnownAlerts(ids);
  const count = ids.length;
  const owner = store.get().list.entities.get(ids[0] ?? '')?.view.alert.owner;
  const cancel = (): void => onAnswer(false);
  return (
    <Dialog.Root open onOpenChange={cancel}>
      <Dialog.Content size="narrow">
        <Dialog.Header>
          <Dialog.Title>
            {total === 1
              ? t('confirmOwned', { name: owner?.fullname ?? '' })
              : t('confirmOwnedMany', { count })}
          </Dialog.Title>
          <Dialog.Description>
            {t(act === 'resolve' ? 'aboutOwnedResolve' : 'aboutOwnedFalse')}
          </Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          <TargetAlerts alerts={alerts} count={count} />
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={cancel} {...initialFocus}>
            {base('cancel')}
          </Button>
          <Button
            variant="primary"
            icon={act === 'resolve' ? 'checkCircle' : 'slashCircle'}
            onClick={() => onAnswer(true)}
          >
            {base(act)}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
