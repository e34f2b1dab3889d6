import type { CameraDeviceKind, CameraView } from './camera.ts';

/** One file of a clip. */
export interface ClipFile {
  /** Signed; it expires. */
  readonly url: string;
  /** MIME type; null where nobody knows. */
  readonly contentType: string | null;
}

/** What one camera has seen, ready to be played. */
export interface Clip {
  readonly id: string;
  readonly camera: CameraView;
  /** The same pictures in one or several formats. */
  readonly files: readonly ClipFile[];
  /** Epoch ms of its first picture. */
  readonly startTime: number;
}

/** What is known of the videos of one moment. */
export interface ClipsAnswer {
  /** Those that have come. */
  readonly clips: readonly Clip[];
  /** One has been asked for and is under way. */
  readonly isUnderWay: boolean;
  /** None is under way, and the last one that was asked for broke off. */
  readonly hasBrokenOff: boolean;
}

/** Where a request for the video stands. */
export type RequestStep = 'lastReport' | 'fileList' | 'listing' | 'files' | 'upload';

/** Why there is no video. */
export type NoMediaReason =
  /** No download, and the alert is older than 3 days. */
  | 'tooOld'
  /** The device has no file of that time. */
  | 'notFound'
  /** The device answered that it sent nothing. */
  | 'notSent'
  /** Nobody here keeps videos, or none of this vehicle. */
  | 'notOffered'
  /** The alert's vehicle has no device that could be asked. */
  | 'noDevice'
  /** The service failed several times in a row. */
  | 'unavailable'
  /** What came cannot be played. */
  | 'unplayable';

/** Why a request may be made now, or has to be made again. */
export type TimeoutReason =
  /** Nothing comes by itself of such an alert; its camera can be asked all the same. */
  | 'notAsked'
  /** It should have come by itself. */
  | 'nothingCame'
  /** The request did not get through. */
  | 'requestFailed'
  /** The device took the request and sent nothing. */
  | 'requestUnanswered'
  /** The video was on its way and broke off. */
  | 'uploadBroken'
  /** The user did not want to wait any longer. */
  | 'cancelled';

/** How far the evidence of one alert has come (spec alerts §4, Media polling status). */
export type MediaState =
  /** It is asked for the first time whether there is a download. */
  | { readonly state: 'loading' }
  /** There was none; it is asked once more before anything is decided. */
  | { readonly state: 'checking' }
  /** The device is being asked for it. */
  | { readonly state: 'requesting'; readonly step: RequestStep }
  /** It may still come: by itself, or because it was asked for. */
  | { readonly state: 'waiting'; readonly isRequested: boolean }
  | { readonly state: 'complete'; readonly clips: readonly Clip[] }
  | { readonly state: 'failed'; readonly reason: NoMediaReason }
  /** Nothing came in time; the user may ask the device for it. */
  | { readonly state: 'timeout'; readonly reason: TimeoutReason }
  /** The device has been silent for too long. Its last sign is epoch ms by the server's clock; null: never. */
  | {
      readonly state: 'timeout';
      readonly reason: 'deviceSilent';
      readonly lastReportOn: number | null;
    };

/** The device that is asked for the video. */
export interface CameraDevice {
  readonly imei: string;
  readonly kind: CameraDeviceKind;
}

/**
 * Everything that is known of one alert's evidence. Changed only by `reduceMedia`. Instants are epoch ms
 * by this machine's clock, unless they say otherwise.
 */
export interface Media {
  readonly view: MediaState;
  /** Since when it is in this state. */
  readonly since: number;
  /** Answers without a download, in a row. */
  readonly misses: number;
  /** Failures in a row. */
  readonly failures: number;
  /** How often each clip could not be played, by its id. */
  readonly unplayable: Readonly<Record<string, number>>;
  /** When the addresses of the clips were read. */
  readonly clipsReadAt: number;
  /** Known from the first step of a request on. */
  readonly device: CameraDevice | null;
  /** Number of the call under way; an answer to an earlier one is not listened to. */
  readonly ticket: number;
  readonly isAsking: boolean;
  /** When something is due without an answer. */
  readonly dueAt: number | null;
  /** When the device took the request, or a video was first seen on its way. */
  readonly requestedAt: number | null;
}

/** What is asked of the outside; answered by a `MediaEvent` with the same ticket. */
export type MediaEffect =
  | { readonly type: 'readClips'; readonly ticket: number }
  | { readonly type: 'readLastReport'; readonly ticket: number }
  | { readonly type: 'updateFileList'; readonly ticket: number }
  | { readonly type: 'listFiles'; readonly ticket: number }
  | { readonly type: 'requestUpload'; readonly ticket: number }
  /** A toast (spec alerts §8). */
  | { readonly type: 'tell'; readonly what: 'deviceUnreachable' | 'mediaNotFound' }
  | { readonly type: 'tellError'; readonly error: Error };

export type MediaEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'clipsRead'; readonly ticket: number; readonly answer: ClipsAnswer }
  /**
   * `at`: epoch ms of the device's last sign by the server's clock; null: never. `device`: whom to ask;
   * null: the vehicle has none.
   */
  | {
      readonly type: 'lastReportRead';
      readonly ticket: number;
      readonly at: number | null;
      readonly device: CameraDevice | null;
    }
  | { readonly type: 'fileListUpdated'; readonly ticket: number }
  | { readonly type: 'filesListed'; readonly ticket: number; readonly count: number }
  | { readonly type: 'uploadAnswered'; readonly ticket: number; readonly message: string }
  /** `mayRetry` false: asked again it would fail again. `isNotOffered`: there is nobody to ask for it. */
  | {
      readonly type: 'callFailed';
      readonly ticket: number;
      readonly error: Error;
      readonly mayRetry: boolean;
      readonly isNotOffered: boolean;
    }
  /** The user asks the device for it, or tries again. */
  | { readonly type: 'requested' }
  /** The user does not want to wait any longer. */
  | { readonly type: 'cancelled' }
  /** A clip could not be played: its address may have expired. */
  | { readonly type: 'playbackFailed'; readonly clipId: string }
  /** The time has come that `dueAt` named. */
  | { readonly type: 'clockMoved' };
