import type { Brand, MessageOverrides, SessionUser } from '@pantau/core';
import type { CallSource } from '@pantau/core/calls';
import type { OtherNotifications, Shortcuts } from '../ui/shared/view-options.ts';
import type { AlertSource } from '../engine/list/alert-source.port.ts';
import type { EvidenceSource } from '../engine/evidence/evidence-source.port.ts';
import type { PantauAlertCenterEvents } from './element-events.ts';
import type { GetToken } from './element-source.ts';
import type { RenderEmptyContent, RenderRowContent } from './host-content.tsx';

/** Properties of the element; what is text is also an attribute. */
export interface PantauAlertCenterProperties {
  /** The way to an access token; without it the attribute `token` holds. */
  getToken: GetToken | null;
  /** Any source instead of the server behind `base-url`. */
  source: AlertSource | null;
  /** What is looked up around an alert, instead of at the server behind `base-url`. */
  evidence: EvidenceSource | null;
  /** The way to drivers' voices, instead of the server behind `base-url`. */
  calls: CallSource | null;
  /**
   * Whoever is signed in. Without it, nobody in particular with the scopes of `permissions`; without
   * these either, whom the source names.
   */
  user: SessionUser | null;
  /** The host's own words: namespace → language → key → text. */
  messages: MessageOverrides | undefined;
  /** The host's own colours. */
  brand: Brand | undefined;
  /** The way to the other notifications; without it there is no such button. */
  onSeeOther: ((target: OtherNotifications) => void) | undefined;
  /** The way to Setting Notification List; without it the settings menu has no such item. */
  onOpenRuleSettings: (() => void) | undefined;
  /** Other keys than ours; the attribute `shortcuts="off"` turns them all off. */
  shortcuts: Shortcuts | undefined;
  /** Takes the place of what a row shows. */
  renderRow: RenderRowContent | undefined;
  /** Takes the place of the text of an empty list. */
  renderEmpty: RenderEmptyContent | undefined;
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
