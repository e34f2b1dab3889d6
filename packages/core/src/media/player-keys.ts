export type PlayerCommand =
  | { readonly type: 'toggle' | 'mute' | 'fullScreen' }
  | { readonly type: 'step'; readonly frames: number }
  /** s from here. */
  | { readonly type: 'seekBy'; readonly seconds: number }
  | { readonly type: 'volumeBy'; readonly part: number }
  /** Part of the whole length. */
  | { readonly type: 'seekToPart'; readonly part: number };

/** Clips of an alert last some ten seconds. */
const SEEK_STEP_S = 1;
const VOLUME_STEP = 0.1;

const commands: Readonly<Record<string, PlayerCommand>> = {
  ' ': { type: 'toggle' },
  k: { type: 'toggle' },
  m: { type: 'mute' },
  f: { type: 'fullScreen' },
  ',': { type: 'step', frames: -1 },
  '.': { type: 'step', frames: 1 },
  ArrowLeft: { type: 'seekBy', seconds: -SEEK_STEP_S },
  ArrowRight: { type: 'seekBy', seconds: SEEK_STEP_S },
  ArrowUp: { type: 'volumeBy', part: VOLUME_STEP },
  ArrowDown: { type: 'volumeBy', part: -VOLUME_STEP },
};

export interface PlayerKeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What has the focus, as far as it takes keys itself. */
export type KeyTarget = 'button' | 'choice' | 'tab' | 'other';

/** What a key asks the player for; null where it is somebody else's. */
export function playerCommandOf(press: PlayerKeyPress, target: KeyTarget): PlayerCommand | null {
  const { key } = press;
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (target === 'choice') return null;
  if (target === 'tab' && key.startsWith('Arrow')) return null;
  if ((target === 'button' || target === 'tab') && key === ' ') return null;
  if (/^[0-9]$/.test(key)) return { type: 'seekToPart', part: Number(key) / 10 };
  const name = key.length === 1 ? key.toLowerCase() : key;
  return Object.hasOwn(commands, name) ? (commands[name] ?? null) : null;
}
