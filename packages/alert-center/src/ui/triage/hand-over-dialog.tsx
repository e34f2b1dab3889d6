import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { initialFocus } from '@pantau/core/ui/overlay';
import { TextField } from '@pantau/core/ui/text-field';
import { useRequest } from '@pantau/core/request';
import { type ReactElement, useMemo, useState } from 'react';
import type { AlertId, User } from '../../engine/alert/alert.ts';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { useKnownAlerts } from '../../hooks/triage.ts';
import { useAlertTriage } from '../shared/triage-context.ts';
import { useText } from '../shared/use-text.ts';
import { useTriageText } from '../shared/use-triage-text.ts';
import css from './hand-over-dialog.module.css';
import { TargetAlerts } from '../shared/target-alerts.tsx';

export interface HandOverDialogProps {
  readonly id: AlertId;
  onClose(): void;
}

/** Hands the user's alert over to a person, or releases it. */
export function HandOverDialog({ id, onClose }: HandOverDialogProps): ReactElement {
  const t = useTriageText();
  const base = useText();
  const triage = useAlertTriage();
  const alerts = useKnownAlerts([id]);
  const [search, setSearch] = useState('');
  const give = (owner: User | null): void => {
    onClose();
    void triage.give(id, owner);
  };
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content size="narrow">
        <Dialog.Header>
          <Dialog.Title>{t('handOverTitle')}</Dialog.Title>
          <Dialog.Description>{t('handOverText')}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          <TargetAlerts alerts={alerts} count={1} />
          <div className={css.search}>
            <TextField
              label={t('handOverSearch')}
              icon="search"
              value={search}
              autoComplete="off"
              onValueChange={setSearch}
              {...initialFocus}
            />
          </div>
          <People search={search} onChoose={give} />
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={() => give(null)}>{t('release')}</Button>
          <Button onClick={onClose}>{base('cancel')}</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface PeopleProps {
  readonly search: string;
  onChoose(person: User): void;
}

function People({ search, onChoose }: PeopleProps): ReactElement {
  const t = useTriageText();
  const { source } = useAlertCenter();
  const send = useMemo(
    () => (signal: AbortSignal) =>
      source.listPossibleOwners?.(search.trim(), signal) ?? Promise.resolve([]),
    [source, search],
  );
  const { data, error, loading } = useRequest<readonly User[]>(send);
  const note =
    error !== null ? 'handOverFailed' : data?.length === 0 && !loading ? 'handOverNobody' : null;
  return (
    <>
      <p className={css.note} role="status">
        {note === null ? '' : t(note)}
      </p>
      <ul role="list" className={css.people} aria-label={t('handOverPeople')} aria-busy={loading}>
        {(error === null ? (data ?? []) : []).map((person) => (
          <li key={person.userId} className={css.person}>
            <Button icon="user" className={css.choice} onClick={() => onChoose(person)}>
              {person.fullname}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
