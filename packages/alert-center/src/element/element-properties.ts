import type { Appearance, Brand, MessageOverrides, SessionUser } from '@pantau/core';
import type { CallSource } from '@pantau/core/calls';
import type { OtherNotifications, Shortcuts } from '../ui/shared/view-options.ts';
import type { AlertSource } from '../engine/list/alert-source.port.ts';
import type { AlertNotifier } from '../engine/notifications/alert-notifier.port.ts';
import type { BrandSource } from '../engine/brand/brand-source.port.ts';
import type { EvidenceSource } from '../engine/evidence/evidence-source.port.ts';
import type { PantauAlertCenterEvents } from './element-events.ts';
import type { GetToken } from './element-source.ts';
import type { CustomAction } from '../ui/shared/host-slots.ts';
import type {
  ElementPreviewSection,
  ElementRowParts,
  RenderBellContent,
  RenderEmptyContent,
  RenderErrorContent,
  RenderPanelContent,
  RenderRowContent,
} from './host-content.tsx';

/** Properties of the element. Options with text values are attributes instead. */
export interface PantauAlertCenterProperties {
  /** Returns an access token; without it, the attribute `token` is used. */
  getToken: GetToken | null;
  /** Replaces the server at `base-url` as the source of alerts. */
  source: AlertSource | null;
  /** Replaces the server at `base-url` as the source of camera evidence, places and fleet tasks. */
  evidence: EvidenceSource | null;
  /** Replaces the server at `base-url` for calls to drivers. */
  calls: CallSource | null;
  /** Replaces the server at `base-url` as the source of the company's brand. */
  brandSource: BrandSource | null;
  /** Shows urgent alerts outside of the page, instead of the browser's notifications (attribute `notifications`). */
  notifications: AlertNotifier | null;
  /**
   * The signed-in user. Without it, an anonymous user with the scopes in `permissions`; without those, the
   * source determines the user.
   */
  user: SessionUser | null;
  /** Overrides of interface texts: namespace → language → key → text. */
  messages: MessageOverrides | undefined;
  /** The host's brand colours, instead of those of the company. */
  brand: Brand | undefined;
  /** Variables of the theme, which replace those of any brand, and icons. */
  appearance: Appearance | undefined;
  /** Opens other notifications; without it, the button is not shown. */
  onSeeOther: ((target: OtherNotifications) => void) | undefined;
  /** Opens the alert rule settings; without it, the settings menu has no such item. */
  onOpenRuleSettings: (() => void) | undefined;
  /** Overrides the default keys; the attribute `shortcuts="off"` disables all shortcuts. */
  shortcuts: Shortcuts | undefined;
  /** Replaces the content of a row. */
  renderRow: RenderRowContent | undefined;
  /** Replaces parts of a row. */
  rowParts: ElementRowParts | undefined;
  /** Replaces the text of an empty list. */
  renderEmpty: RenderEmptyContent | undefined;
  /** Replaces what is shown in place of a list that could not be loaded. */
  renderError: RenderErrorContent | undefined;
  /** Replaces the icon and the number of the bell. */
  renderBell: RenderBellContent | undefined;
  /** Replaces the visible title of the panel. */
  renderHeader: RenderPanelContent | undefined;
  /** Replaces the footer of the panel while it is connected. */
  renderFooter: RenderPanelContent | undefined;
  /** Sections of the page's own in previews. */
  previewSections: readonly ElementPreviewSection[] | undefined;
  /** Actions of the page's own on an alert and on the selection. */
  actions: readonly CustomAction[] | undefined;
}

export interface PantauAlertCenterElement extends HTMLElement, PantauAlertCenterProperties {
  addEventListener<K extends keyof PantauAlertCenterEvents>(
    type: K,
    listener: (event: PantauAlertCenterEvents[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof PantauAlertCenterEvents>(
    type: K,
    listener: (event: PantauAlertCenterEvents[K]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** The bell alone. Its properties and events are those of the alert centre. */
export type PantauAlertBellElement = PantauAlertCenterElement;
