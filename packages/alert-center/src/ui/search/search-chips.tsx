import { useMessages } from '@pantau/core';
import { Icon } from '@pantau/core/ui/icon';
import { Menu } from '@pantau/core/ui/menu';
import { type ReactElement, type ReactNode, type Ref, forwardRef } from 'react';
import { useCanTake } from '../../hooks/owner.ts';
import { type AlertSearch, alertGroups, useVehicleGroups } from '../../hooks/search.ts';
import { type SearchMessageKey, searchMessages } from '../../messages/search-messages.ts';
import css from './search-bar.module.css';

const groupNames = {
  value: 'groupValue',
  driving: 'groupDriving',
  dms: 'groupDms',
  adas: 'groupAdas',
  fleetOrder: 'groupFleetOrder',
  safety: 'groupSafety',
  device: 'groupDevice',
  geofence: 'groupGeofence',
} as const satisfies Record<AlertSearch['groups'][number], SearchMessageKey>;

export interface SearchChipsProps {
  readonly draft: AlertSearch;
  change(change: Partial<AlertSearch>): void;
}

const toggled = <T,>(list: readonly T[], item: T, isOn: boolean): readonly T[] =>
  isOn ? [...list, item] : list.filter((one) => one !== item);

/** The conditions of a search beside its text: unread, owner, groups of events, vehicle groups. */
export function SearchChips({ draft, change }: SearchChipsProps): ReactElement {
  const t = useMessages(searchMessages);
  const vehicleGroups = useVehicleGroups();
  const canTake = useCanTake();
  const { unreadOnly, groups } = draft;
  return (
    <div role="group" aria-label={t('conditions')} className={css.chips}>
      <button
        type="button"
        className={css.chip}
        aria-pressed={unreadOnly}
        onClick={() => change({ unreadOnly: !unreadOnly })}
      >
        {t('unread')}
      </button>
      {(canTake || draft.owner !== undefined) &&
        (['mine', 'nobody'] as const).map((owner) => (
          <button
            key={owner}
            type="button"
            className={css.chip}
            aria-pressed={draft.owner === owner}
            onClick={() => change({ owner: draft.owner === owner ? undefined : owner })}
          >
            {t(owner)}
          </button>
        ))}
      <Choice
        what={t('events')}
        options={alertGroups.map((id) => ({ id, name: t(groupNames[id]) }))}
        chosen={groups}
        onChange={(next) => change({ groups: next })}
      />
      {(vehicleGroups.length > 0 || draft.vehicleGroups.length > 0) && (
        <Choice
          what={t('vehicles')}
          options={vehicleGroups}
          chosen={draft.vehicleGroups}
          onChange={(next) => change({ vehicleGroups: next })}
        />
      )}
    </div>
  );
}

interface ChoiceProps<T extends string> {
  readonly what: string;
  readonly options: readonly { readonly id: T; readonly name: string }[];
  readonly chosen: readonly T[];
  onChange(chosen: readonly T[]): void;
}

/** A chip that names what is chosen and opens the list of choices. */
function Choice<T extends string>({ what, options, chosen, onChange }: ChoiceProps<T>) {
  const t = useMessages(searchMessages);
  const [only] = chosen;
  const name = chosen.length === 1 ? options.find(({ id }) => id === only)?.name : undefined;
  const label =
    chosen.length === 0 ? what : (name ?? t('many', { what, number: String(chosen.length) }));
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Chip isOn={chosen.length > 0}>
          <span className={css.name}>{label}</span>
        </Chip>
      </Menu.Trigger>
      <Menu.Content aria-label={what} align="start">
        {options.map(({ id, name: option }) => (
          <Menu.CheckboxItem
            key={id}
            checked={chosen.includes(id)}
            onCheckedChange={(isOn) => onChange(toggled(chosen, id, isOn))}
          >
            {option}
          </Menu.CheckboxItem>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}

interface ChipProps {
  readonly isOn: boolean;
  readonly children: ReactNode;
}

const Chip = forwardRef(function Chip(
  { isOn, children, ...rest }: ChipProps,
  ref: Ref<HTMLButtonElement>,
): ReactElement {
  return (
    <button type="button" {...rest} ref={ref} className={css.chip} data-on={isOn || undefined}>
      {children}
      <Icon name="chevronDown" size={14} />
    </button>
  );
});
