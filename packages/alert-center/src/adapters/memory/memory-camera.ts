/** How a vehicle's cameras respond to requests. Times are in ms. */
export interface MemoryCamera {
  /** Time until the file list arrives; `null` if it never does. */
  readonly listTakes: number | null;
  /** Whether there is a recording of the requested time. */
  readonly hasFile: boolean;
  readonly upload: 'comes' | 'isRefused' | 'breaksOff' | 'neverComes';
  /** Time until an upload completes or fails. */
  readonly uploadTakes: number;
  /** Time after which the video of each alert is sent without a request; `null` to send on request only. */
  readonly sendsByItself: number | null;
  /** Whether videos sent without a request include the other camera's. */
  readonly sendsBoth: boolean;
  /** Time since the device last reported; `null` if it never has. */
  readonly reportedAgo: number | null;
}

const SECOND_MS = 1_000;

const usual: MemoryCamera = {
  listTakes: 2 * SECOND_MS,
  hasFile: true,
  upload: 'comes',
  uploadTakes: 12 * SECOND_MS,
  sendsByItself: null,
  sendsBoth: false,
  reportedAgo: 20 * SECOND_MS,
};

/** Typical outcomes of a video request, the same as in the reference server's demo. */
export const memoryCameras = {
  /** Sends the video of every alert without a request. */
  sendsByItself: { ...usual, sendsByItself: 25 * SECOND_MS },
  /** As `sendsByItself`, from both cameras. */
  sendsBoth: { ...usual, sendsByItself: 25 * SECOND_MS, sendsBoth: true },
  /** The videos are available immediately. */
  isThere: { ...usual, sendsByItself: 0, sendsBoth: true },
  /** The video arrives soon after the request. */
  onRequest: usual,
  /** The file list takes longer than clients wait; uploads take minutes. */
  slow: { ...usual, listTakes: 9 * SECOND_MS, uploadTakes: 100 * SECOND_MS },
  /** Has no recordings. */
  noFile: { ...usual, hasFile: false, upload: 'isRefused' },
  /** Has recordings but refuses to send them. */
  refuses: { ...usual, upload: 'isRefused' },
  /** Accepts the request, but the upload fails. */
  breaksOff: { ...usual, upload: 'breaksOff' },
  /** Accepts the request, but the video never arrives. */
  neverComes: { ...usual, upload: 'neverComes' },
  /** The device has not reported for 40 min, so requests do not reach it. */
  silent: { ...usual, reportedAgo: 2_400 * SECOND_MS },
} as const satisfies Readonly<Record<string, MemoryCamera>>;

export type MemoryCameraKind = keyof typeof memoryCameras;

/** The name of a kind, or overrides of `onRequest`. */
export type MemoryCameraOptions = MemoryCameraKind | Partial<MemoryCamera>;

export const resolveCamera = (camera: MemoryCameraOptions): MemoryCamera =>
  typeof camera === 'string' ? memoryCameras[camera] : { ...usual, ...camera };
