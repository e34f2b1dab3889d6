import { useAnnounce } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Icon } from '@pantau/core/ui/icon';
import { IconButton } from '@pantau/core/ui/icon-button';
import { type ReactElement, useCallback, useEffect, useRef } from 'react';
import { orderLocationsMax } from '../../engine/orders/order-limits.ts';
import { usePagesText } from '../shared/use-pages-text.ts';
import css from './locations-input.module.css';
import { SuggestField } from './suggest-field.tsx';
import type { Suggest } from './suggest.ts';
import { useDraftField } from './use-draft-field.ts';

type Control = 'text' | 'up' | 'down';

/** Focus for a control of a row, or the last one there is, as soon as it is rendered. */
function useNextFocus() {
  const listRef = useRef<HTMLDivElement>(null);
  const next = useRef<{ readonly row: number; readonly control: Control } | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    const { row, control } = next.current;
    next.current = null;
    const rows = [...(listRef.current?.querySelectorAll('[data-location]') ?? [])];
    const shown = rows[Math.min(row, rows.length - 1)];
    const wanted = shown?.querySelector<HTMLElement>(`[data-control="${control}"]:enabled`);
    const fallback = shown ?? listRef.current;
    (wanted ?? fallback?.querySelector<HTMLElement>('input, button'))?.focus();
  });
  const focusNext = useCallback((row: number, control: Control) => {
    next.current = { row, control };
  }, []);
  return { listRef, focusNext };
}

/** A copy with the value at `from` moved to `to`. */
function moved<T>(values: readonly T[], from: number, to: number): readonly T[] {
  const rest = values.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...values.slice(from, from + 1));
}

/** The locations of an order in sequence: added, removed and moved by keyboard or pointer (SO-89). */
export function LocationsInput({ suggest }: { readonly suggest: Suggest }): ReactElement {
  const t = usePagesText();
  const announce = useAnnounce();
  const { ref, value, onValueChange, onBlur, error } = useDraftField('locations');
  const { listRef, focusNext } = useNextFocus();
  const focusFirst = useCallback(
    () => listRef.current?.querySelector<HTMLElement>('input, button')?.focus(),
    [listRef],
  );
  useEffect(() => ref({ focus: focusFirst }), [ref, focusFirst]);

  const add = (): void => {
    onValueChange([...value, '']);
    focusNext(value.length, 'text');
  };
  const remove = (index: number): void => {
    onValueChange(value.toSpliced(index, 1));
    focusNext(index, 'text');
    announce.polite(t('locationRemoved', { number: index + 1 }));
  };
  const move = (index: number, to: number): void => {
    onValueChange(moved(value, index, to));
    focusNext(to, to < index ? 'up' : 'down');
    announce.polite(t('locationAt', { number: to + 1 }));
  };
  return (
    <div ref={listRef} className={css.locations}>
      {value.map((place, index) => {
        const number = index + 1;
        return (
          // A location is its place in the sequence.
          <div key={number} className={css.location} data-location>
            <span className={css.place} aria-hidden="true">
              {number}
            </span>
            <SuggestField
              label={t('location', { number })}
              hideLabel
              data-control="text"
              suggest={suggest}
              value={place}
              onValueChange={(text) => onValueChange(value.with(index, text))}
              onBlur={onBlur}
            />
            <span className={css.buttons}>
              <IconButton
                icon="arrowUp"
                label={t('locationUp', { number })}
                data-control="up"
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                icon="arrowDown"
                label={t('locationDown', { number })}
                data-control="down"
                disabled={number === value.length}
                onClick={() => move(index, index + 1)}
              />
              <IconButton
                icon="trash"
                label={t('removeLocation', { number })}
                onClick={() => remove(index)}
              />
            </span>
          </div>
        );
      })}
      {error !== undefined && (
        <p className={css.error} role="alert">
          <Icon name="octagonAlert" size={12} /> {error}
        </p>
      )}
      <span className={css.add}>
        <Button icon="plus" onClick={add} disabled={value.length >= orderLocationsMax}>
          {t('addLocation')}
        </Button>
      </span>
    </div>
  );
}
