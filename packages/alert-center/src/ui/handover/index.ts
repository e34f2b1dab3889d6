/** The page that hands a shift over; apart from the main entry, because the alert centre does without it. */
export { ShiftHandover } from './lazy-handover.tsx';
export type { HandoverLinks, HandoverTarget } from './handover-links.ts';
export type { ShiftHandoverProps } from './shift-handover.tsx';
export type {
  HandoverAlert,
  HandoverEvent,
  HandoverNote,
  HandoverRequest,
  HandoverSettled,
  HandoverSnooze,
  HandoverSource,
  RecordedHandover,
  ShiftHandover as Handover,
} from '../../engine/handover/handover-source.port.ts';
export type { handoverMessages } from '../../messages/handover-messages.ts';
