import { useDataLocale, useFormat } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Icon } from '@pantau/core/ui/icon';
import { type ReactElement, useId, useState } from 'react';
import { type Alert, type AlertId, isUnresolved } from '../../engine/alert/alert.ts';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { useAlert } from '../../hooks/list.ts';
import { useAlertAccess } from '../../hooks/permissions.ts';
import { type StackSummary, useStackIdsOf, useStackSummary } from '../../hooks/stacks.ts';
import { useAlertTriage } from '../shared/triage-context.ts';
import { alertPlace, alertTitle } from '../shared/text/alert-text.ts';
import { valueText } from '../shared/text/value-text.ts';
import { useFirstText } from '../shared/use-first-text.ts';
import { usePreviewText } from '../shared/use-preview-text.ts';
import type { AlertPartProps } from './alert-identity.tsx';
import { ListedAlert } from './listed-alert.tsx';
import listCss from './listed-alert.module.css';
import css from './repeats-section.module.css';
import { usePreviewStep } from './use-preview-step.ts';

/** More are shown on demand. */
const FIRST = 5;

const noIds: readonly AlertId[] = [];

/** The repeats that the user of an alert centre has listed last: the list stays open from one of them to another. */
const listedIn = new WeakMap<object, readonly AlertId[]>();

/** Whether the alert of a preview is one of several repeats, and which (AC-850). */
export function RepeatsSection({ alert }: AlertPartProps): ReactElement | null {
  const stacked = useStackIdsOf(alert.id);
  const [shown, setShown] = useState(stacked);
  // It stays while the preview shows the alert: what is settled leaves its stack.
  if (stacked !== null && stacked !== shown) setShown(stacked);
  const ids = stacked ?? shown ?? noIds;
  const summary = useStackSummary(ids);
  if (summary === null || ids.length < 2) return null;
  return <Repeats alert={alert} ids={ids} summary={summary} />;
}

interface RepeatsProps extends AlertPartProps {
  /** With the alert itself, in the order of the list. */
  readonly ids: readonly AlertId[];
  readonly summary: StackSummary;
}

function Repeats({ alert, ids, summary }: RepeatsProps): ReactElement {
  const t = usePreviewText();
  const format = useFormat();
  const listId = useId();
  const store = useAlertCenter();
  const [isOpen, setOpen] = useState(listedIn.get(store)?.includes(alert.id) === true);
  const open = summary.isOpen ? summary.alerts : [];
  const others = open.filter(({ id }) => id !== alert.id).length;
  const count = format.number(open.length);
  const change = (next: boolean): void => {
    if (next) listedIn.set(store, ids);
    else listedIn.delete(store);
    setOpen(next);
  };
  const [first, last] = [format.time(summary.firstOn), format.time(summary.lastOn)];
  return (
    <section className={css.section} data-repeats={open.length}>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => change(!isOpen)}
      >
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={14} />
        {others === 0
          ? t('repeatsNone')
          : isUnresolved(alert)
            ? t('repeatOf', { count })
            : t('repeatsLeft', { count: others })}
        {others > 0 && (
          <span className={css.times}>
            {first === last ? last : t('repeatTimes', { first, last })}
          </span>
        )}
      </button>
      {isOpen && <Others id={listId} alert={alert} ids={ids} open={others > 0 ? open : []} />}
    </section>
  );
}

interface OthersProps extends AlertPartProps {
  readonly id: string;
  readonly ids: readonly AlertId[];
  /** Those that one action settles. */
  readonly open: readonly Alert[];
}

function Others({ id, alert, ids, open }: OthersProps): ReactElement {
  const t = usePreviewText();
  const format = useFormat();
  const triage = useAlertTriage();
  const { canAct } = useAlertAccess();
  const [showsAll, setShowsAll] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const others = ids.filter((other) => other !== alert.id);
  const isCut = !showsAll && others.length > FIRST;
  const resolveAll = (): void => {
    setBusy(true);
    void triage.resolve(open.map((one) => one.id)).finally(() => setBusy(false));
  };
  return (
    <div id={id} className={css.repeats}>
      <ul role="list" className={listCss.list}>
        {(isCut ? others.slice(0, FIRST) : others).map((other) => (
          <Repeat key={other} id={other} of={alert} />
        ))}
      </ul>
      {isCut && (
        <Button size="dense" variant="quiet" onClick={() => setShowsAll(true)}>
          {t('vehicleAlertsMore', { number: format.number(others.length) })}
        </Button>
      )}
      {canAct && open.length > 1 && (
        <Button size="dense" icon="checkCircle" loading={isBusy} onClick={resolveAll}>
          {t('repeatsResolve', { count: format.number(open.length) })}
        </Button>
      )}
    </div>
  );
}

interface RepeatProps {
  readonly id: AlertId;
  /** The alert of the preview. */
  readonly of: Alert;
}

/** Opens in the place of the preview's alert, so that the others stay one press away. */
function Repeat({ id, of }: RepeatProps): ReactElement | null {
  const t = useFirstText();
  const format = useFormat();
  const language = useDataLocale();
  const step = usePreviewStep(of.id);
  const alert = useAlert(id)?.alert;
  if (alert === undefined) return null;
  return (
    <ListedAlert
      alert={alert}
      beside={of.createdOn}
      what={valueText(alert, t, format) ?? alertPlace(alert) ?? alertTitle(alert, language)}
      onOpen={() => step(1, [of.id, id])}
    />
  );
}
