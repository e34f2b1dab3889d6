import { useAnnounce, useFormat } from '@pantau/core';
import { Checkbox } from '@pantau/core/ui/checkbox';
import { classNames } from '@pantau/core/ui/class-names';
import { Icon } from '@pantau/core/ui/icon';
import { activeElementAt } from '@pantau/core/ui/overlay';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import { type ReactElement, memo, useEffect, useId, useRef } from 'react';
import type { AlertId } from '../../engine/alert/alert.ts';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { useAlertAccess } from '../../hooks/permissions.ts';
import { useIsSelecting, useSelectedAmong } from '../../hooks/selection.ts';
import {
  type AlertStack,
  type StackSummary,
  selectRow,
  selectToRow,
  useExpandStack,
  useStackSummary,
} from '../../hooks/stacks.ts';
import { attentionState } from '../shared/text/alert-text.ts';
import { usePresence } from '../presence/use-presence.ts';
import { useText } from '../shared/use-text.ts';
import { AlertRow } from './alert-row.tsx';
import rowCss from './alert-row.module.css';
import { StackContent } from './stack-content.tsx';
import { StackEnd } from './stack-end.tsx';
import css from './stack-row.module.css';
import { useRowPress } from './use-row-press.ts';
import { useRowSteps } from './use-row-steps.ts';
import { useStackOpen } from './use-stack-open.ts';

export interface StackRowProps {
  readonly stack: AlertStack;
  /** Alerts whose previews are open. */
  readonly openIds: ReadonlySet<AlertId>;
}

/** Repeats of an event on a vehicle in one row, which expands to a list of them. Renders with its own alerts only. */
export const StackRow = memo(function StackRow({ stack, openIds }: StackRowProps) {
  const summary = useStackSummary(stack.ids);
  const listId = useId();
  if (summary === null) return null;
  return (
    <li className={css.stack}>
      <Head stack={stack} summary={summary} openIds={openIds} listId={listId} />
      {stack.isExpanded && (
        <Members stack={stack} summary={summary} openIds={openIds} listId={listId} />
      )}
    </li>
  );
});

interface PartProps extends StackRowProps {
  readonly summary: StackSummary;
  readonly listId: string;
}

/** Says that the stack was expanded or collapsed by key, unless its button, which has that state, has the focus. */
function useSayExpanded({ isExpanded }: AlertStack, count: number, plate: string) {
  const t = useText();
  const announce = useAnnounce();
  const toggleRef = useRef<HTMLButtonElement>(null);
  const said = useRef(isExpanded);
  useEffect(() => {
    const toggle = toggleRef.current;
    if (said.current === isExpanded || toggle === null) return;
    said.current = isExpanded;
    if (activeElementAt(toggle) === toggle) return;
    announce.polite(t(isExpanded ? 'stackShown' : 'stackHidden', { count, plate }));
  }, [isExpanded, count, plate, t, announce]);
  return toggleRef;
}

function Head({ stack, summary, openIds, listId }: PartProps): ReactElement {
  const { lead, pending } = summary;
  const t = useText();
  const format = useFormat();
  const selecting = useIsSelecting();
  const selected = useSelectedAmong(stack.ids);
  const { canSelect } = useAlertAccess();
  const press = useRowPress({
    rowId: stack.id,
    selected: selected === 'all',
    selecting,
    open: useStackOpen(stack.ids, lead.alert.id),
  });
  const expand = useExpandStack();
  const attention = attentionState(lead.alert);
  const isUnread = summary.unread > 0;
  const presence = usePresence(stack.ids);
  const isOpen = stack.ids.some((id) => openIds.has(id));
  const { licensePlate: plate } = lead.alert.vehicle;
  const count = summary.alerts.length;
  const toggleRef = useSayExpanded(stack, count, plate);
  return (
    <div
      className={classNames(rowCss.row, css.head)}
      title={presence?.text}
      data-alert-id={stack.id}
      data-newest={lead.alert.id}
      data-stack={count}
      data-attention={isUnread ? 'unread' : attention}
      data-unread={isUnread || undefined}
      data-open={isOpen || undefined}
      data-pending={pending || undefined}
      data-selected={selected !== 'none' || undefined}
      data-selecting={selecting || undefined}
    >
      {isUnread && <span className={rowCss.dot} />}
      <button type="button" className={rowCss.open} aria-current={isOpen || undefined} {...press}>
        <StackContent summary={summary} />
        {presence !== null && <VisuallyHidden>{presence.text}</VisuallyHidden>}
      </button>
      {canSelect && <StackCheckbox stack={stack} selected={selected} plate={plate} />}
      <span className={css.toggle}>
        <button
          ref={toggleRef}
          type="button"
          className={css.toggleButton}
          aria-expanded={stack.isExpanded}
          aria-controls={stack.isExpanded ? listId : undefined}
          aria-label={t('stackOf', { count, plate })}
          onClick={() => expand(stack.id, !stack.isExpanded)}
        >
          <span className={css.count}>{format.number(count)}</span>
          <Icon name={stack.isExpanded ? 'chevronUp' : 'chevronDown'} size={14} />
        </button>
      </span>
      <StackEnd stack={stack} summary={summary} open={isOpen} presence={presence} />
    </div>
  );
}

interface StackCheckboxProps {
  readonly stack: AlertStack;
  readonly selected: 'none' | 'some' | 'all';
  readonly plate: string;
}

/** Selects every alert of the stack; with Shift, the rows from the one selected last. */
function StackCheckbox({ stack, selected, plate }: StackCheckboxProps): ReactElement {
  const t = useText();
  const store = useAlertCenter();
  const what = t('selectStack', { count: stack.ids.length });
  return (
    <span className={rowCss.select}>
      <Checkbox
        label={t('ofVehicle', { what, plate })}
        hideLabel
        checked={selected === 'all'}
        indeterminate={selected === 'some'}
        onChange={({ target, nativeEvent }) => {
          if ((nativeEvent as MouseEvent).shiftKey) selectToRow(store, stack.id);
          else selectRow(store, stack.id, target.checked);
        }}
      />
    </span>
  );
}

/** The alerts of an expanded stack. Many come in steps, as in the list itself. */
function Members({ stack, summary, openIds, listId }: PartProps): ReactElement {
  const t = useText();
  const ids = useRowSteps(stack.ids);
  const count = stack.ids.length;
  const { licensePlate: plate } = summary.lead.alert.vehicle;
  return (
    <ul
      id={listId}
      role="list"
      className={css.members}
      aria-label={t('stackOf', { count, plate })}
      aria-busy={ids !== stack.ids || undefined}
    >
      {ids.map((id, index) => (
        <AlertRow key={id} id={id} open={openIds.has(id)} position={index + 1} count={count} />
      ))}
    </ul>
  );
}
