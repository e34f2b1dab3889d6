export type CallPhase = 'ringing' | 'connected' | 'ended';

/** How the call ended. */
export type CallEnd = 'hungUp' | 'busy' | 'refused' | 'noAnswer' | 'dropped';

/** Message `call` of live-messages.schema.json, sent to every connection of the calling user. */
export type CallMessage = {
  readonly type: 'call';
  readonly callId: string;
  readonly vehicleId: string;
  readonly phase: CallPhase;
  readonly end: CallEnd | null;
};
