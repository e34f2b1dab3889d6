/** Importing this module defines `<pantau-alert-center>`. */
import { definePantauAlertCenter } from './define.ts';

export type {
  PantauAlertCenterElement,
  PantauAlertCenterProperties,
} from './element-properties.ts';
export { type DefineOptions, definePantauAlertCenter } from './define.ts';
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
