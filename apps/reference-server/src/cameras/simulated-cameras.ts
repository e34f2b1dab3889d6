import type { CameraBehaviour, CameraFleet } from './camera-fleet.ts';

const SECOND_MS = 1_000;

const typicalCamera: CameraBehaviour = {
  listDelayMs: 2 * SECOND_MS,
  hasFile: true,
  upload: 'succeeds',
  uploadDelayMs: 12 * SECOND_MS,
  autoUploadDelayMs: null,
  uploadsBothCameras: false,
};

/** What can become of the wish for a video; docs/demo.md says which vehicles of the demo do what. */
export const cameraKinds = {
  /** The video of every alert comes by itself. */
  autoUpload: { ...typicalCamera, autoUploadDelayMs: 25 * SECOND_MS },
  /** As the one before, from both cameras. */
  autoUploadBoth: {
    ...typicalCamera,
    autoUploadDelayMs: 25 * SECOND_MS,
    uploadsBothCameras: true,
  },
  /** Comes soon after it was asked for. */
  onRequest: typicalCamera,
  /** Its list of files takes longer than clients wait, its uploads minutes. */
  slow: { ...typicalCamera, listDelayMs: 9 * SECOND_MS, uploadDelayMs: 100 * SECOND_MS },
  /** Has no file of any time. */
  noFile: { ...typicalCamera, hasFile: false, upload: 'refused' },
  /** Has files and does not send them. */
  refusesUpload: { ...typicalCamera, upload: 'refused' },
  /** Says that it was sent; the upload breaks off. */
  failsUpload: { ...typicalCamera, upload: 'fails' },
  /** Says that it was sent, and nothing ever comes. */
  neverUploads: { ...typicalCamera, upload: 'neverArrives' },
} as const satisfies Record<string, CameraBehaviour>;

export type CameraKind = keyof typeof cameraKinds;

/** Most cameras of other vehicles work: weights. */
const kindWeights: readonly (readonly [CameraKind, number])[] = [
  ['autoUpload', 7],
  ['autoUploadBoth', 3],
  ['onRequest', 5],
  ['slow', 2],
  ['noFile', 1],
  ['refusesUpload', 1],
  ['neverUploads', 1],
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
export function randomKind(imei: string, seed: number): CameraKind {
  const sum = kindWeights.reduce((total, [, weight]) => total + weight, 0);
  let left = hash(`${seed} ${imei}`) % sum;
  for (const [kind, weight] of kindWeights) {
    left -= weight;
    if (left < 0) return kind;
  }
  return 'autoUpload';
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
      cameraKinds[kindOf(companyId, licensePlate) ?? randomKind(imei, seed)],
  };
}
