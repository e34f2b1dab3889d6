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

/** Behaviours of simulated cameras; docs/demo.md lists which demo vehicle has which. */
export const cameraKinds = {
  /** Uploads the video of every alert unprompted. */
  autoUpload: { ...typicalCamera, autoUploadDelayMs: 25 * SECOND_MS },
  /** As `autoUpload`, from both cameras. */
  autoUploadBoth: {
    ...typicalCamera,
    autoUploadDelayMs: 25 * SECOND_MS,
    uploadsBothCameras: true,
  },
  /** Uploads soon after a request. */
  onRequest: typicalCamera,
  /** The file list exceeds the client's timeout, and uploads take minutes. */
  slow: { ...typicalCamera, listDelayMs: 9 * SECOND_MS, uploadDelayMs: 100 * SECOND_MS },
  /** Has no recordings. */
  noFile: { ...typicalCamera, hasFile: false, upload: 'refused' },
  /** Has recordings but refuses to upload. */
  refusesUpload: { ...typicalCamera, upload: 'refused' },
  /** Accepts the request, but the upload fails. */
  failsUpload: { ...typicalCamera, upload: 'fails' },
  /** Accepts the request, but never uploads. */
  neverUploads: { ...typicalCamera, upload: 'neverArrives' },
} as const satisfies Record<string, CameraBehaviour>;

export type CameraKind = keyof typeof cameraKinds;

/** Weights for vehicles that are not listed; most cameras work. */
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

/** Picks a kind for a device that the demo does not list; deterministic for a seed. */
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
 * Creates simulated cameras.
 *
 * @param kindOf kind of a vehicle's cameras; `undefined` derives it from the seed
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
