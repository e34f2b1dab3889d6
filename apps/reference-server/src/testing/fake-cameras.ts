import type { CameraBehaviour, CameraFleet } from '../cameras/camera-fleet.ts';

const goodCamera: CameraBehaviour = {
  listTakes: 0,
  hasFile: true,
  upload: 'comes',
  uploadTakes: 12_000,
  sendsByItself: null,
  sendsBoth: false,
};

/** Cameras that a test tells what to do. */
export interface ToldCameras extends CameraFleet {
  be(behaviour: Partial<CameraBehaviour>): void;
}

export function createToldCameras(): ToldCameras {
  let now = goodCamera;
  return {
    behaviourOf: () => now,
    be(behaviour) {
      now = { ...goodCamera, ...behaviour };
    },
  };
}
