import * as v from 'valibot';

const episode = v.object({
  /** Epoch ms. */
  since: v.number(),
  /** Rules that had their alert of this episode. */
  fired: v.array(v.number()),
});

/** What the rules of duration and distance remember of a vehicle between two positions. */
export const vehicleStateSchema = v.object({
  /** Epoch ms of the newest position. */
  at: v.number(),
  latitude: v.number(),
  longitude: v.number(),
  /** Standing with the engine running; with it off. */
  idle: v.nullable(episode),
  parked: v.nullable(episode),
  /** Driving, short stops included. */
  driving: v.nullable(v.object({ ...episode.entries, lastMoving: v.number() })),
  /** Above the limit of a rule, by rule id; `peak` in km/h. */
  overspeed: v.record(v.string(), v.object({ ...episode.entries, peak: v.number() })),
});

export type VehicleState = v.InferOutput<typeof vehicleStateSchema>;
export type Episode = v.InferOutput<typeof episode>;
