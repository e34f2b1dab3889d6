import type { CallSource } from '@pantau/core/calls';
import type { MapSettings } from '@pantau/core/geo';
import { createContext, useContext, useState } from 'react';
import type { AlertNotifier } from '../../engine/notifications/alert-notifier.port.ts';
import type { OfferedDisplay } from '../../engine/panel/display.ts';
import type { HostSlots } from './host-slots.ts';

/** Target of the footer's link: the notification log for users with its scope. */
export type OtherNotifications = 'notificationLog' | 'notifications';

/** Commands with a keyboard shortcut while the focus is in the alert centre. */
export type ShortcutCommand =
  | 'next'
  | 'previous'
  /** The first and the last row of the list. */
  | 'first'
  | 'last'
  /** Shows the new alerts that wait while the user is busy with a list. */
  | 'showNew'
  | 'open'
  /** Shows or hides the alerts of a stack; from right to left, arrow keys are swapped. */
  | 'expand'
  | 'collapse'
  | 'resolve'
  /** Resolves with a note: a quick note of the company's, or the user's own text. */
  | 'resolveWithNote'
  | 'falseAlert'
  | 'note'
  | 'snooze'
  /** Takes an alert; hands the user's own over or releases it. */
  | 'take'
  | 'select'
  | 'undo'
  | 'search'
  | 'help'
  /** In a preview: shows the previous or next alert of its list. */
  | 'previousAlert'
  | 'nextAlert';

/** Keys as `KeyboardEvent.key` names them; an empty list turns the command off. */
export type Shortcuts = Readonly<Partial<Record<ShortcutCommand, readonly string[]>>>;

/** The vehicle to show on the live view. */
export interface OpenedVehicle {
  readonly vehicleId: string;
  readonly licensePlate: string;
}

/** View options of the host. */
export interface AlertViewOptions extends HostSlots {
  /** Opens other notifications. Without it the footer has no such button. */
  readonly onSeeOther?: ((target: OtherNotifications) => void) | undefined;
  /** Opens the notification settings. Without it the settings menu has no such item. */
  readonly onOpenRuleSettings?: (() => void) | undefined;
  /** Opens a vehicle on the live view. Without it previews have no such button. */
  readonly onOpenVehicle?: ((vehicle: OpenedVehicle) => void) | undefined;
  /** Opens a fleet task by its id. Without it previews have no such button. */
  readonly onOpenFleetTask?: ((taskId: string) => void) | undefined;
  /** Opens an alert rule by its id. Without it previews have no such button. */
  readonly onOpenRule?: ((ruleId: string) => void) | undefined;
  /** Source of calls to drivers. Defaults to the surrounding `CallsProvider`, if any. Keep it stable. */
  readonly calls?: CallSource | null | undefined;
  /** Worker, style and static maps of previews. Defaults to the surrounding `MapSettingsContext`. Keep it stable. */
  readonly maps?: MapSettings | undefined;
  /**
   * Shows urgent alerts outside of the page to users who turn that on (`createBrowserNotifications` of
   * `@pantau/alert-center/notifications`). Defaults to none. Keep it stable.
   */
  readonly notifications?: AlertNotifier | null | undefined;
  /**
   * Displays the user can choose from; defaults to all. With fewer than two there are no display buttons. `window` is a
   * window of the operating system, which is never restored.
   */
  readonly displays?: readonly OfferedDisplay[] | undefined;
  /** The pinned panel takes the whole height of its container or page, instead of at most 750 px. */
  readonly fillHeight?: boolean | undefined;
  /** Overrides of the default keys, or `off`. */
  readonly shortcuts?: Shortcuts | 'off' | undefined;
}

/** The view options at run time; the compiler keeps the list complete. */
const names = Object.keys({
  onSeeOther: true,
  onOpenRuleSettings: true,
  onOpenVehicle: true,
  onOpenFleetTask: true,
  onOpenRule: true,
  calls: true,
  maps: true,
  notifications: true,
  displays: true,
  fillHeight: true,
  shortcuts: true,
  renderBell: true,
  renderHeader: true,
  renderFooter: true,
  renderRow: true,
  rowParts: true,
  renderEmpty: true,
  renderError: true,
  previewSections: true,
  actions: true,
} satisfies Record<keyof AlertViewOptions, true>) as readonly (keyof AlertViewOptions)[];

/** An object of functions may be made on every render of the host. */
const isSame = (before: unknown, after: unknown): boolean =>
  Object.is(before, after) ||
  (before?.constructor === Object &&
    after?.constructor === Object &&
    Object.entries({ ...before, ...after }).every(
      ([name, value]) => (before as Readonly<Record<string, unknown>>)[name] === value,
    ));

const viewOptionsIn = (props: AlertViewOptions): AlertViewOptions =>
  Object.fromEntries(names.map((name) => [name, props[name]]));

const none: AlertViewOptions = {};

export const ViewOptionsContext = createContext<AlertViewOptions>(none);

/** The view options among the props of a component; the same object until one of them changes. */
export function useViewOptionsOf(props: AlertViewOptions): AlertViewOptions {
  const [options, setOptions] = useState(() => viewOptionsIn(props));
  if (names.every((name) => isSame(options[name], props[name]))) return options;
  const changed = viewOptionsIn(props);
  setOptions(changed);
  return changed;
}

export function useViewOptions(): AlertViewOptions {
  return useContext(ViewOptionsContext);
}
