import { Button } from '@pantau/core/ui';
import { type ReactElement, useState } from 'react';
import type { AlertView } from '../../controllers/use-alert.ts';
import { isUnresolved } from '../../domain/alert.ts';
import { useAlertTriage } from '../triage/triage-context.ts';
import { useWords } from '../words/use-words.ts';
import css from './preview-content.module.css';

/** What can be done with the alert: at the foot of its preview. */
export function PreviewActions({ view: { alert } }: { readonly view: AlertView }): ReactElement {
  const words = useWords();
  const triage = useAlertTriage();
  const [isBusy, setBusy] = useState(false);
  const id = alert.rawAlertId;
  const run = (doing: Promise<boolean>): void => {
    setBusy(true);
    void doing.finally(() => setBusy(false));
  };
  if (!isUnresolved(alert)) {
    return (
      <Button icon="retry" isBusy={isBusy} isWide onClick={() => run(triage.checkAgain(id))}>
        {words('checkAgain')}
      </Button>
    );
  }
  return (
    <div className={css.actions}>
      <Button
        variant="primary"
        icon="checkCircle"
        isBusy={isBusy}
        className={css.first}
        onClick={() => run(triage.resolve(id))}
      >
        {words('resolve')}
      </Button>
      <Button icon="slashCircle" onClick={() => triage.askFalseAlert(id)}>
        {words('falseAlert')}
      </Button>
    </div>
  );
}
