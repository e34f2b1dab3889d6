import * as v from 'valibot';

const episode = v.object({
  /** Epoch ms. */
  since: v.number(),
  /** Rules that have already produced an alert for this episode. */
  fired: v.array(v.number()),
});

/** Per-vehicle state between two positions, for rules that depend on duration or distance. */
export const vehicleStateSchema = v.object({
  /** Epoch ms of the newest position. */
  at: v.number(),
  latitude: v.number(),
  longitude: v.number(),
  /** Standing with the engine running, or with it off. */
  idle: v.nullable(episode),
  parked: v.nullable(episode),
  /** Driving, including short stops. */
  driving: v.nullable(v.object({ ...episode.entries, lastMoving: v.number() })),
  /** Above a rule's speed limit, by rule id; `peak` in km/h. */
  overspeed: v.record(v.string(), v.object({ ...episode.entries, peak: v.number() })),
});

export type VehicleState = v.InferOutput<typeof vehicleStateSchema>;
export type Episode = v.InferOutput<typeof episode>;
