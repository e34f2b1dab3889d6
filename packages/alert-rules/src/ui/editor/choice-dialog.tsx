import { useFormat, useReportError, useToast } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Checkbox } from '@pantau/core/ui/checkbox';
import { Dialog } from '@pantau/core/ui/dialog';
import { initialFocus } from '@pantau/core/ui/overlay';
import { Skeleton } from '@pantau/core/ui/skeleton';
import { TextField } from '@pantau/core/ui/text-field';
import { type ReactElement, useCallback, useState } from 'react';
import type { FindChoices } from '../../engine/rules/rule-source.ts';
import css from './choice-dialog.module.css';
import { type Choices, useChoices } from './use-choices.ts';
import { useEditorText } from './use-editor-text.ts';
import { VirtualList } from './virtual-list.tsx';

export interface Choice {
  readonly id: string | null;
}

/** What is not stored yet has no id. */
const keyOf = (item: Choice): string => item.id ?? JSON.stringify(item);

export interface ChoiceDialogProps<T extends Choice> {
  readonly title: string;
  /** Must keep its identity between renders. */
  readonly find: FindChoices<T>;
  readonly nameOf: (item: T) => string;
  /** Grey text after the name. */
  readonly noteOf?: ((item: T) => string) | undefined;
  readonly value: readonly T[];
  /** How many can be selected. */
  readonly limit: number;
  readonly onApply: (value: readonly T[]) => void;
  readonly onClose: () => void;
}

/** Chooses any of thousands: search, a list of which only the part in view is drawn, and all that match (AR-44). */
export function ChoiceDialog<T extends Choice>(props: ChoiceDialogProps<T>): ReactElement {
  const { title, find, value, limit, onApply, onClose } = props;
  const te = useEditorText();
  const { number } = useFormat();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, T>>(
    () => new Map(value.map((item) => [keyOf(item), item])),
  );
  const choices = useChoices(find, search);
  const isOver = chosen.size > limit;
  const toggle = (item: T, isOn: boolean): void => {
    const next = new Map(chosen);
    if (isOn) next.set(keyOf(item), item);
    else next.delete(keyOf(item));
    setChosen(next);
  };
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content size="wide">
        <Dialog.Header>
          <Dialog.Title>{title}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <div className={css.body}>
            <TextField
              label={te('search')}
              hideLabel
              icon="search"
              placeholder={te('search')}
              autoComplete="off"
              value={search}
              onValueChange={setSearch}
              {...initialFocus}
            />
            <FoundBar
              choices={choices}
              limit={limit}
              canClear={chosen.size > 0}
              onClear={() => setChosen(new Map())}
              onAdd={(items) =>
                setChosen(
                  new Map([...chosen, ...items.map((item) => [keyOf(item), item] as const)]),
                )
              }
            />
            <FoundList {...props} choices={choices} chosen={chosen} onToggle={toggle} />
          </div>
        </Dialog.Body>
        <Dialog.Footer>
          <span className={css.count} role="status" data-over={isOver || undefined}>
            {isOver
              ? te('tooManySelected', { limit: number(limit) })
              : te('selected', { count: chosen.size, formatted: number(chosen.size) })}
          </span>
          <Button onClick={onClose}>{te('cancel')}</Button>
          <Button
            variant="primary"
            disabled={isOver}
            onClick={() => {
              onApply([...chosen.values()]);
              onClose();
            }}
          >
            {te('apply')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface FoundBarProps<T> {
  readonly choices: Choices<T>;
  readonly limit: number;
  readonly canClear: boolean;
  onClear(): void;
  onAdd(items: readonly T[]): void;
}

/** How many match, and selecting all of them. */
function FoundBar<T>({ choices, limit, canClear, onClear, onAdd }: FoundBarProps<T>): ReactElement {
  const { items, total, readAll } = choices;
  const te = useEditorText();
  const toast = useToast();
  const report = useReportError();
  const { number } = useFormat();
  const [isReading, setReading] = useState(false);
  const addAll = useCallback(async () => {
    setReading(true);
    try {
      onAdd(await readAll(limit));
    } catch (error) {
      report(error);
      toast.show({ kind: 'error', text: te('choicesFailed') });
    }
    setReading(false);
  }, [readAll, limit, onAdd, report, toast, te]);
  const counted = { count: total, formatted: number(total) };
  return (
    <div className={css.bar}>
      <span className={css.found}>{items !== null && te('found', counted)}</span>
      {total > 0 && total <= limit && (
        <Button size="dense" variant="quiet" loading={isReading} onClick={() => void addAll()}>
          {te('selectFound', counted)}
        </Button>
      )}
      {canClear && (
        <Button size="dense" variant="quiet" onClick={onClear}>
          {te('clearAll')}
        </Button>
      )}
    </div>
  );
}

interface FoundListProps<T extends Choice> extends ChoiceDialogProps<T> {
  readonly choices: Choices<T>;
  readonly chosen: ReadonlyMap<string, T>;
  onToggle(item: T, isOn: boolean): void;
}

function FoundList<T extends Choice>(props: FoundListProps<T>): ReactElement {
  const { title, choices, chosen, onToggle, nameOf, noteOf } = props;
  const { items, failed, showUpTo, retry } = choices;
  const te = useEditorText();
  if (failed && (items === null || items.length === 0)) {
    return (
      <div className={css.state}>
        <p className={css.text}>{te('choicesFailed')}</p>
        <Button size="dense" icon="retry" onClick={retry}>
          {te('tryAgain')}
        </Button>
      </div>
    );
  }
  if (items === null) {
    return (
      <div className={css.state} aria-busy="true">
        <Skeleton width="60%" />
        <Skeleton width="45%" />
        <Skeleton width="55%" />
      </div>
    );
  }
  if (items.length === 0) {
    return (
      <div className={css.state}>
        <p className={css.text}>{te('noneFound')}</p>
      </div>
    );
  }
  return (
    <VirtualList
      label={title}
      count={items.length}
      onShow={showUpTo}
      renderRow={(index) => {
        const item = items[index];
        if (item === undefined) return null;
        return (
          <>
            <Checkbox
              label={nameOf(item)}
              checked={chosen.has(keyOf(item))}
              onCheckedChange={(isOn) => onToggle(item, isOn)}
            />
            {noteOf !== undefined && <span className={css.note}>{noteOf(item)}</span>}
          </>
        );
      }}
    />
  );
}
