import type { PantauError } from '@pantau/core';
import type { IconName } from '@pantau/core/ui/icon';
import type { ReactElement } from 'react';
import type { CountsView } from '../../hooks/list.ts';
import type { ConnectionView } from '../../hooks/connection.ts';
import type { AlertView } from '../../hooks/list.ts';
import type { SelectedAlert } from '../../hooks/selection.ts';
import type { Alert, AlertId, Urgency } from '../../engine/alert/alert.ts';

export interface RowContent {
  readonly view: AlertView;
  /** Whether the alert's preview is open. */
  readonly open: boolean;
}

export interface RowPartContent {
  readonly view: AlertView;
  /** Our own content of the part, to be placed in that of the host. */
  readonly own: ReactElement;
}

/**
 * Parts of a row that a host may render: the event, its value, the plate, driver and place, the age, and the actions, which
 * alone may have controls. `null` keeps the default.
 */
export interface RowParts<Content = ReactElement | null, Props = RowPartContent> {
  readonly title?: ((content: Props) => Content) | undefined;
  /** Also called for alerts without a value, whose own content is empty. */
  readonly value?: ((content: Props) => Content) | undefined;
  readonly plate?: ((content: Props) => Content) | undefined;
  readonly place?: ((content: Props) => Content) | undefined;
  readonly time?: ((content: Props) => Content) | undefined;
  /** Rendered while the browser is idle, and shown on hover and focus. */
  readonly actions?: ((content: Props) => Content) | undefined;
}

export interface EmptyContent {
  /** `null` when neither list has an alert. */
  readonly urgency: Urgency | null;
  readonly unresolvedOnly: boolean;
}

export interface ErrorContent {
  /** `null` when neither list could be loaded. */
  readonly urgency: Urgency | null;
  readonly error: PantauError | null;
  /** Requests what could not be loaded again. */
  retry(): void;
}

export interface BellContent {
  readonly counts: CountsView;
  readonly connection: ConnectionView;
  /** Whether the panel is open. */
  readonly open: boolean;
}

export interface PanelContent {
  readonly counts: CountsView;
  readonly connection: ConnectionView;
}

export interface PreviewSectionContent {
  readonly view: AlertView;
}

/** A section of the host in previews, after ours about the vehicle and the evidence. */
export interface PreviewSection {
  /** Unique among the sections. */
  readonly id: string;
  /** Heading, in the language of the page. */
  readonly title: string;
  /** Its content, which may have controls. `null`: the section is not shown for this alert. */
  render(content: PreviewSectionContent): ReactElement | null;
}

/** What an action of the host applies to. */
export interface ActionSubject {
  /** One alert in a preview; the selected ones in the list. */
  readonly ids: readonly AlertId[];
  /** Those of them that are loaded. */
  readonly alerts: readonly (Alert | SelectedAlert)[];
}

/** What an action of the host did. */
export interface CustomActionOutcome {
  /** Shown to the user; by default that the action was done. */
  readonly text?: string | undefined;
  /** Offered for 10 seconds. Rejects if it failed. */
  readonly undo?: (() => Promise<void> | void) | undefined;
}

/** An action of the host on an alert or on the selection. */
export interface CustomAction {
  /** Unique among the actions. */
  readonly id: string;
  /** In the language of the page. */
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** Where it is offered. Defaults to both: previews and the selection. */
  readonly on?: 'alert' | 'selection' | undefined;
  /** Only users who hold this scope are offered the action. */
  readonly scope?: string | undefined;
  /** A question before the action. */
  readonly confirm?:
    | { readonly title: string; readonly text?: string | undefined; readonly button: string }
    | undefined;
  /** Whether the action applies. Defaults to always. */
  isOffered?(subject: ActionSubject): boolean;
  /**
   * Resolves to what is shown; `null` for the default. Rejects if it failed: the message of a server's error is shown to
   * the user.
   */
  run(subject: ActionSubject): Promise<CustomActionOutcome | null> | CustomActionOutcome | null;
}

/** What the host renders or adds. A function that throws is reported once, and our own content shown. */
export interface HostSlots {
  /**
   * Replaces the icon and the number of the bell. They are inside a button, so they must not be interactive; its name
   * begins as ever. `null` keeps the default.
   */
  readonly renderBell?: ((content: BellContent) => ReactElement | null) | undefined;
  /** Replaces the visible title of the panel; its name for screen readers stays. `null` keeps the default. */
  readonly renderHeader?: ((content: PanelContent) => ReactElement | null) | undefined;
  /** Replaces the footer of the panel while it is connected. `null` keeps the default. */
  readonly renderFooter?: ((content: PanelContent) => ReactElement | null) | undefined;
  /**
   * Replaces the content of a row. Height, focus, selection and actions stay the same. The content is
   * inside a button, so it must not be interactive. Called when the alert changes; `null` keeps the default.
   */
  readonly renderRow?: ((content: RowContent) => ReactElement | null) | undefined;
  /**
   * Replaces parts of a row that `renderRow` leaves as it is. Each is called when the alert changes; keep the functions
   * stable, the object need not be.
   */
  readonly rowParts?: RowParts | undefined;
  /**
   * Replaces the text of a list that is known to be empty, never while it is loading, failed or
   * disconnected. `null` keeps the default.
   */
  readonly renderEmpty?: ((content: EmptyContent) => ReactElement | null) | undefined;
  /** Replaces what is shown in place of a list that could not be loaded. `null` keeps the default. */
  readonly renderError?: ((content: ErrorContent) => ReactElement | null) | undefined;
  /** Sections of the host in previews. Keep it stable. */
  readonly previewSections?: readonly PreviewSection[] | undefined;
  /** Actions of the host on an alert and on the selection. Keep it stable. */
  readonly actions?: readonly CustomAction[] | undefined;
}
