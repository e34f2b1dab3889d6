export type PlayerCommand =
  | { readonly type: 'toggle' | 'mute' | 'fullScreen' }
  | { readonly type: 'step'; readonly frames: number }
  | { readonly type: 'seekBy'; readonly seconds: number }
  | { readonly type: 'volumeBy'; readonly delta: number }
  /** A fraction of the duration. */
  | { readonly type: 'seekToFraction'; readonly fraction: number };

/** Small, because clips of an alert are about ten seconds long. */
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
  ArrowUp: { type: 'volumeBy', delta: VOLUME_STEP },
  ArrowDown: { type: 'volumeBy', delta: -VOLUME_STEP },
};

export interface PlayerKeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The kind of focused element, as far as it handles keys itself. */
export type KeyTarget = 'button' | 'select' | 'tab' | 'other';

/** The player's command for a key; null if the browser or the focused control handles it. */
export function playerCommandOf(press: PlayerKeyPress, target: KeyTarget): PlayerCommand | null {
  const { key } = press;
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (target === 'select') return null;
  if (target === 'tab' && key.startsWith('Arrow')) return null;
  if ((target === 'button' || target === 'tab') && key === ' ') return null;
  if (/^[0-9]$/.test(key)) return { type: 'seekToFraction', fraction: Number(key) / 10 };
  const name = key.length === 1 ? key.toLowerCase() : key;
  return Object.hasOwn(commands, name) ? (commands[name] ?? null) : null;
}
