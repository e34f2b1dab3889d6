/** How the cameras of a vehicle take what they are asked for. Times are ms. */
export interface MemoryCamera {
  /** Until the list of files is here; null: it never comes. */
  readonly listTakes: number | null;
  /** Whether it recorded at the time that is asked for. */
  readonly hasFile: boolean;
  readonly upload: 'comes' | 'isRefused' | 'breaksOff' | 'neverComes';
  /** Until an upload has come or broken off. */
  readonly uploadTakes: number;
  /** Sends the video of each alert by itself, so long after the alert came; null: only when asked. */
  readonly sendsByItself: number | null;
  /** Then also what the other camera saw. */
  readonly sendsBoth: boolean;
  /** So long ago the device reported last; null: never. */
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

/** What can become of the wish for a video: as the cameras of the reference server's demo do. */
export const memoryCameras = {
  /** The video of every alert comes by itself. */
  sendsByItself: { ...usual, sendsByItself: 25 * SECOND_MS },
  /** As the one before, from both cameras. */
  sendsBoth: { ...usual, sendsByItself: 25 * SECOND_MS, sendsBoth: true },
  /** Is there before anybody looks. */
  isThere: { ...usual, sendsByItself: 0, sendsBoth: true },
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
  /** Would send, if it could be asked: it has not reported for 40 min. */
  silent: { ...usual, reportedAgo: 2_400 * SECOND_MS },
} as const satisfies Readonly<Record<string, MemoryCamera>>;

export type MemoryCameraKind = keyof typeof memoryCameras;

/** A kind by its name, or what differs from `onRequest`. */
export type MemoryCameraWish = MemoryCameraKind | Partial<MemoryCamera>;

export const cameraOfWish = (wish: MemoryCameraWish): MemoryCamera =>
  typeof wish === 'string' ? memoryCameras[wish] : { ...usual, ...wish };
