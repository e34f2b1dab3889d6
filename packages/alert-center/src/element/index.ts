/** Importing this module defines `<pantau-alert-center>` and `<pantau-alert-bell>`. */
import { definePantauAlertBell, definePantauAlertCenter } from './define.ts';

export type {
  PantauAlertBellElement,
  PantauAlertCenterElement,
  PantauAlertCenterProperties,
} from './element-properties.ts';
export { type DefineOptions, definePantauAlertBell, definePantauAlertCenter } from './define.ts';
export type { PantauAlertCenterEvents } from './element-events.ts';
export type { GetToken } from './element-source.ts';
export type { PartName } from '@pantau/core';
export type {
  ElementPreviewSection,
  HostContent,
  RenderBellContent,
  RenderEmptyContent,
  RenderErrorContent,
  RenderPanelContent,
  ElementRowParts,
  RenderRowContent,
} from './host-content.tsx';
export type { ActionSubject, CustomAction, CustomActionOutcome } from '../ui/shared/host-slots.ts';

definePantauAlertCenter();
definePantauAlertBell();
