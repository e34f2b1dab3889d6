import type { CameraBehaviour, CameraFleet } from './camera-fleet.ts';

const SECOND_MS = 1_000;

const usual: CameraBehaviour = {
  listTakes: 2 * SECOND_MS,
  hasFile: true,
  upload: 'comes',
  uploadTakes: 12 * SECOND_MS,
  sendsByItself: null,
  sendsBoth: false,
};

/** What can become of the wish for a video; docs/demo.md says which vehicles of the demo do what. */
export const cameraKinds = {
  /** The video of every alert comes by itself. */
  sendsByItself: { ...usual, sendsByItself: 25 * SECOND_MS },
  /** As the one before, from both cameras. */
  sendsBoth: { ...usual, sendsByItself: 25 * SECOND_MS, sendsBoth: true },
  /** Comes soon after it was asked for. */
  onRequest: usual,
  /** Its list of files takes longer than clients wait, its uploads minutes. */
  slow: { ...usual, listTakes: 9 * SECOND_MS, uploadTakes: 100 * SECOND_MS },
  /** Has no file of any time. */
  noFile: { ...usual, hasFile: false, upload: 'isRefused' },
  /** Has files and does not send them. */
  refuses: { ...usual, upload: 'isRefused' },
  /** Says that it was sent; the upload breaks off. */
  breaksOff: { ...usual, upload: 'breaksOff' },
  /** Says that it was sent, and nothing ever comes. */
  neverComes: { ...usual, upload: 'neverComes' },
} as const satisfies Record<string, CameraBehaviour>;

export type CameraKind = keyof typeof cameraKinds;

/** Most cameras of other vehicles work: weights. */
const chances: readonly (readonly [CameraKind, number])[] = [
  ['sendsByItself', 7],
  ['sendsBoth', 3],
  ['onRequest', 5],
  ['slow', 2],
  ['noFile', 1],
  ['refuses', 1],
  ['neverComes', 1],
];

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return value;
}

/** The kind of a device that is not in the demo's table: always the same for the same seed. */
export function kindBySeed(imei: string, seed: number): CameraKind {
  const sum = chances.reduce((total, [, weight]) => total + weight, 0);
  let left = hash(`${seed} ${imei}`) % sum;
  for (const [kind, weight] of chances) {
    left -= weight;
    if (left < 0) return kind;
  }
  return 'sendsByItself';
}

const DEFAULT_SEED = 20_261_120;

/**
 * Cameras that are not there.
 *
 * @param kindOf what a vehicle's cameras do; undefined: the seed decides
 */
export function createSimulatedCameras(
  kindOf: (companyId: number, licensePlate: string) => CameraKind | undefined,
  seed = DEFAULT_SEED,
): CameraFleet {
  return {
    behaviourOf: ({ companyId, licensePlate, imei }) =>
      cameraKinds[kindOf(companyId, licensePlate) ?? kindBySeed(imei, seed)],
  };
}
