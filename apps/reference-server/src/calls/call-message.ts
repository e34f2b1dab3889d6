export type CallPhase = 'ringing' | 'connected' | 'ended';

/** How it ended. */
export type CallEnd = 'hungUp' | 'busy' | 'refused' | 'noAnswer' | 'dropped';

/** `call` of live-messages.schema.json: to every connection of the user who called. */
export type CallMessage = {
  readonly type: 'call';
  readonly callId: string;
  readonly vehicleId: string;
  readonly phase: CallPhase;
  readonly end: CallEnd | null;
};
