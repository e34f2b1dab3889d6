import type { CameraBehaviour, CameraFleet } from '../cameras/camera-fleet.ts';

const goodCamera: CameraBehaviour = {
  listDelayMs: 0,
  hasFile: true,
  upload: 'succeeds',
  uploadDelayMs: 12_000,
  autoUploadDelayMs: null,
  uploadsBothCameras: false,
};

/** Cameras whose behaviour a test controls. */
export interface FakeCameras extends CameraFleet {
  set(behaviour: Partial<CameraBehaviour>): void;
}

export function createFakeCameras(): FakeCameras {
  let now = goodCamera;
  return {
    behaviourOf: () => now,
    set(behaviour) {
      now = { ...goodCamera, ...behaviour };
    },
  };
}
