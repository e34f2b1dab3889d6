import type { CallSource } from '@pantau/core/calls';
import type { MapSettings } from '@pantau/core/geo';
import { type ReactElement, createContext, useContext } from 'react';
import type { AlertView } from '../../hooks/use-alert.ts';
import type { Urgency } from '../../engine/alert/alert.ts';
import type { ShownDisplay } from '../../engine/panel/display.ts';

/** Where the user wants to go on (spec alerts §2, Routes): the log where he may read it. */
export type OtherNotifications = 'notificationLog' | 'notifications';

/** What can be done by one key while the focus is inside the alert centre. */
export type ShortcutCommand =
  | 'next'
  | 'previous'
  | 'open'
  | 'resolve'
  | 'falseAlert'
  | 'note'
  | 'select'
  | 'undo'
  | 'help'
  /** In a preview: shows the alert before this one in its list, or the one after. */
  | 'previousAlert'
  | 'nextAlert';

/** Keys as `KeyboardEvent.key` names them; an empty list turns the command off. */
export type Shortcuts = Readonly<Partial<Record<ShortcutCommand, readonly string[]>>>;

export interface RowContent {
  readonly view: AlertView;
  /** Its detail is open. */
  readonly isOpen: boolean;
}

/** Where a preview leads to: `/liveview-2/?type=vehicle&vehicleId=` in the portal. */
export interface OpenedVehicle {
  readonly vehicleId: string;
  readonly licensePlate: string;
}

export interface EmptyContent {
  /** Null: neither list has an alert. */
  readonly urgency: Urgency | null;
  readonly isUnresolvedOnly: boolean;
}

/** What the host decides about the views. */
export interface AlertViewOptions {
  /** The way to the other notifications; without it the footer has no such button. */
  readonly onSeeOther?: ((target: OtherNotifications) => void) | undefined;
  /** The way to Setting Notification List; without it the settings menu has no such item. */
  readonly onOpenRuleSettings?: (() => void) | undefined;
  /** The way to the vehicle on the live view (spec alerts §2); without it the preview has no such link. */
  readonly onOpenVehicle?: ((vehicle: OpenedVehicle) => void) | undefined;
  /** The way to Fleet Task Instant Detail (spec alerts §2), by the task's id; without it there is no link. */
  readonly onOpenFleetTask?: ((taskId: string) => void) | undefined;
  /**
   * The way to drivers' voices, for previews; left out: the `CallsProvider` of core around, if there is
   * one. Keep it stable.
   */
  readonly calls?: CallSource | null | undefined;
  /**
   * Where previews find a map's worker, style and pictures; left out: the `MapSettingsContext` of core
   * around. Keep it stable.
   */
  readonly maps?: MapSettings | undefined;
  /** Ways of showing it that the user may choose among; one or none: there are no buttons for it. */
  readonly displays?: readonly ShownDisplay[] | undefined;
  /** Other keys than ours, or `off`. */
  readonly shortcuts?: Shortcuts | 'off' | undefined;
  /**
   * Takes the place of what a row shows; its height, focus, selection and actions stay ours. It stands
   * in a button: text and pictures, nothing to press. Called when the alert changes; null: as without it.
   */
  readonly renderRow?: ((content: RowContent) => ReactElement | null) | undefined;
  /**
   * Takes the place of the text of a list that is known to be empty; never while it is loading, failed
   * or cut off. Null: as without it.
   */
  readonly renderEmpty?: ((content: EmptyContent) => ReactElement | null) | undefined;
}

const none: AlertViewOptions = {};

export const ViewOptionsContext = createContext<AlertViewOptions>(none);

export function useViewOptions(): AlertViewOptions {
  return useContext(ViewOptionsContext);
}
