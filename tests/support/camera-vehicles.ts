/** Vehicles that `startServer({ hasCameraVehicles: true })` adds to company 1, and what their cameras do. */
export const cameraVehicles = {
  /** Sends what it is asked for, at once. */
  comes: { licensePlate: 'UJI 9001 KAM', imei: '980000000000001' },
  /** Has files, and answers that it sent nothing. */
  refuses: { licensePlate: 'UJI 9002 KAM', imei: '980000000000002' },
  /** Says that it was sent, and nothing comes. */
  neverComes: { licensePlate: 'UJI 9003 KAM', imei: '980000000000003' },
  /** Has not reported for 20 minutes. */
  silent: { licensePlate: 'UJI 9004 KAM', imei: '980000000000004' },
  /** The video of each alert is there when somebody looks for it, from both cameras. */
  sends: { licensePlate: 'UJI 9005 KAM', imei: '980000000000005' },
} as const;

export type CameraVehicle = keyof typeof cameraVehicles;
