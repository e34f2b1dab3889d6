import type { CameraDeviceKind, CameraView } from './camera.ts';

/** One file of a clip. */
export interface ClipFile {
  /** Signed URL that expires. */
  readonly url: string;
  /** MIME type; `null` when unknown. */
  readonly contentType: string | null;
}

/** A playable recording of one camera. */
export interface Clip {
  readonly id: string;
  readonly camera: CameraView;
  /** The same recording in one or more formats. */
  readonly files: readonly ClipFile[];
  /** Time of the first frame, epoch ms. */
  readonly startTime: number;
}

/** The videos of one moment. */
export interface ClipsAnswer {
  /** Available clips. */
  readonly clips: readonly Clip[];
  /** A requested video is being uploaded. */
  readonly isUnderWay: boolean;
  /** No upload is under way, and the last one failed. */
  readonly hasBrokenOff: boolean;
}

/** Current step of requesting the video. */
export type RequestStep = 'lastReport' | 'fileList' | 'listing' | 'files' | 'upload';

/** Why there is no video. */
export type NoMediaReason =
  /** There is no video, and the alert is older than 3 days. */
  | 'tooOld'
  /** The device has no file for that time. */
  | 'notFound'
  /** The device responded that it sent nothing. */
  | 'notSent'
  /** The source offers no videos, or none of this vehicle. */
  | 'notOffered'
  /** The vehicle has no camera device. */
  | 'noDevice'
  /** The service failed several times in a row. */
  | 'unavailable'
  /** None of the clips can be played. */
  | 'unplayable';

/** Why the user can request the video, or has to request it again. */
export type TimeoutReason =
  /** Alerts of this code upload no video unless requested. */
  | 'notAsked'
  /** The expected upload did not arrive. */
  | 'nothingCame'
  /** The request failed. */
  | 'requestFailed'
  /** The device accepted the request and sent nothing. */
  | 'requestUnanswered'
  /** The upload failed midway. */
  | 'uploadBroken'
  /** The user stopped waiting. */
  | 'cancelled';

/** State of the camera evidence of one alert. */
export type MediaState =
  /** Checking for a video for the first time. */
  | { readonly state: 'loading' }
  /** There was no video; checking once more. */
  | { readonly state: 'checking' }
  /** Requesting the video from the device. */
  | { readonly state: 'requesting'; readonly step: RequestStep }
  /** The video may still arrive; `isRequested`: after a request. */
  | { readonly state: 'waiting'; readonly isRequested: boolean }
  | { readonly state: 'complete'; readonly clips: readonly Clip[] }
  | { readonly state: 'failed'; readonly reason: NoMediaReason }
  /** No video arrived in time; the user can request it. */
  | { readonly state: 'timeout'; readonly reason: TimeoutReason }
  /** The device has not reported for too long. `lastReportOn`: epoch ms, server clock; `null` for never. */
  | {
      readonly state: 'timeout';
      readonly reason: 'deviceSilent';
      readonly lastReportOn: number | null;
    };

/** The device to request the video from. */
export interface CameraDevice {
  readonly imei: string;
  readonly kind: CameraDeviceKind;
}

/**
 * The evidence of one alert. Changed only by `reduceMedia`. Instants are epoch ms of the local clock unless
 * stated otherwise.
 */
export interface Media {
  readonly view: MediaState;
  /**
   * When the current wait began: the search for a video, or the request of one, with all its steps. In a state
   * that waits for nothing: when it began.
   */
  readonly since: number;
  /** Consecutive responses without a video. */
  readonly misses: number;
  /** Consecutive failures. */
  readonly failures: number;
  /** Number of failed playbacks per clip id. */
  readonly unplayable: Readonly<Record<string, number>>;
  /** When the URLs of the clips were read. */
  readonly clipsReadAt: number;
  /** `null` until the first step of a request. */
  readonly device: CameraDevice | null;
  /** Number of the latest call; responses to earlier calls are ignored. */
  readonly ticket: number;
  readonly isAsking: boolean;
  /** When the next timed step is due; `null` for none. */
  readonly dueAt: number | null;
  /** When the device accepted the request, or an upload was first seen. */
  readonly requestedAt: number | null;
}

/** A call, completed by a `MediaEvent` with the same ticket, or a notice. */
export type MediaEffect =
  | { readonly type: 'readClips'; readonly ticket: number }
  | { readonly type: 'readLastReport'; readonly ticket: number }
  | { readonly type: 'updateFileList'; readonly ticket: number }
  | { readonly type: 'listFiles'; readonly ticket: number }
  | { readonly type: 'requestUpload'; readonly ticket: number }
  /** Shown as a toast. */
  | { readonly type: 'notify'; readonly what: 'deviceUnreachable' | 'mediaNotFound' }
  | { readonly type: 'notifyError'; readonly error: Error };

export type MediaEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'clipsRead'; readonly ticket: number; readonly response: ClipsAnswer }
  /**
   * `at`: when the device last reported, epoch ms of the server clock; `null` for never. `device`: the
   * device to send requests to; `null` when the vehicle has none.
   */
  | {
      readonly type: 'lastReportRead';
      readonly ticket: number;
      readonly at: number | null;
      readonly device: CameraDevice | null;
    }
  | { readonly type: 'fileListUpdated'; readonly ticket: number }
  | { readonly type: 'filesListed'; readonly ticket: number; readonly count: number }
  | { readonly type: 'uploadRequested'; readonly ticket: number; readonly message: string }
  /** `mayRetry`: a retry may succeed. `isNotOffered`: the source offers no videos. */
  | {
      readonly type: 'callFailed';
      readonly ticket: number;
      readonly error: Error;
      readonly mayRetry: boolean;
      readonly isNotOffered: boolean;
    }
  /** The user requests the video or tries again. */
  | { readonly type: 'requested' }
  /** The user stops waiting. */
  | { readonly type: 'cancelled' }
  /** A clip could not be played; its URL may have expired. */
  | { readonly type: 'playbackFailed'; readonly clipId: string }
  /** `dueAt` has been reached. */
  | { readonly type: 'clockMoved' };
