/** Vehicles that `startServer({ cameraVehicles: true })` adds to company 1, by their cameras' behaviour. */
export const cameraVehicles = {
  /** Uploads a requested video immediately. */
  comes: { licensePlate: 'UJI 9001 KAM', imei: '980000000000001' },
  /** Has files, but responds that it sent nothing. */
  refuses: { licensePlate: 'UJI 9002 KAM', imei: '980000000000002' },
  /** Reports an upload that never arrives. */
  neverComes: { licensePlate: 'UJI 9003 KAM', imei: '980000000000003' },
  /** Has not reported for 20 minutes. */
  silent: { licensePlate: 'UJI 9004 KAM', imei: '980000000000004' },
  /** Uploads the video of each alert without a request, from both cameras. */
  sends: { licensePlate: 'UJI 9005 KAM', imei: '980000000000005' },
} as const;

export type CameraVehicle = keyof typeof cameraVehicles;
