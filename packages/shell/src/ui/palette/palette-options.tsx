import { useMessages } from '@pantau/core';
import { Icon } from '@pantau/core/ui/icon';
import { Fragment, type ReactElement } from 'react';
import type { MatchRange, PaletteMatch } from '../../engine/palette/palette-match.ts';
import { paletteMessages } from '../../messages/palette-messages.ts';
import { MenuIconView } from '../icon/menu-icon-view.tsx';
import css from './palette.module.css';
import type { PaletteEntry } from './use-palette-entries.ts';

const headings = {
  recent: 'paletteRecent',
  pages: 'palettePages',
  actions: 'paletteActions',
  vehicles: 'paletteVehicles',
  orders: 'paletteOrders',
} as const;

export interface PaletteOptionsProps {
  /** Prefix of the ids of list and options. */
  readonly id: string;
  readonly groups: readonly {
    readonly group: PaletteEntry['group'];
    readonly matches: readonly PaletteMatch<PaletteEntry>[];
  }[];
  /** Vehicles or orders are being searched. */
  readonly isLoading: boolean;
  /** The option that Enter chooses. */
  readonly currentId: string | undefined;
  onPoint(entryId: string): void;
  onChoose(entry: PaletteEntry): void;
}

/** The listbox of the palette. Focus stays in its field. */
export function PaletteOptions(props: PaletteOptionsProps): ReactElement {
  const { id, groups, isLoading, currentId, onPoint, onChoose } = props;
  const t = useMessages(paletteMessages);
  return (
    <div
      className={css.results}
      // Keeps focus in the field.
      onPointerDown={(event) => event.preventDefault()}
    >
      {groups.length === 0 && !isLoading && <p className={css.empty}>{t('paletteEmpty')}</p>}
      <div id={`${id}list`} role="listbox" aria-label={t('palette')} className={css.list}>
        {groups.map(({ group, matches }) => (
          <div key={group} role="group" aria-labelledby={`${id}${group}`} className={css.group}>
            <div id={`${id}${group}`} role="presentation" className={css.heading}>
              {t(headings[group])}
            </div>
            {matches.map(({ entry, ranges }) => (
              <div
                key={entry.id}
                id={`${id}${entry.id}`}
                role="option"
                aria-selected={entry.id === currentId}
                className={css.option}
                onPointerMove={() => onPoint(entry.id)}
                onClick={() => onChoose(entry)}
              >
                <MenuIconView icon={entry.icon} />
                <span className={css.label}>
                  <Marked text={entry.label} ranges={ranges} />
                </span>
                {entry.hint !== undefined && <span className={css.hint}>{entry.hint}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      {isLoading && (
        <p className={css.searching}>
          <Icon name="spinner" size={14} />
          {t('paletteSearching')}
        </p>
      )}
    </div>
  );
}

interface MarkedProps {
  readonly text: string;
  readonly ranges: readonly MatchRange[];
}

/** A text whose matching parts stand out. */
function Marked({ text, ranges }: MarkedProps): ReactElement {
  return (
    <>
      {ranges.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.end ?? 0, start)}
          <mark className={css.mark}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </>
  );
}
