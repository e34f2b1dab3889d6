import { describe, expect, it } from 'vitest';
import { type KeyTarget, playerCommandOf } from './player-keys.ts';

const press = (key: string, target: KeyTarget = 'other', more = {}) =>
  playerCommandOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...more }, target);

describe('player keys', () => {
  it('play, mute, toggle full screen, step, seek and change the volume (CO-34)', () => {
    expect([press(' '), press('k'), press('K')]).toEqual(Array(3).fill({ type: 'toggle' }));
    expect([press('m'), press('f')]).toEqual([{ type: 'mute' }, { type: 'fullScreen' }]);
    expect([press(','), press('.')]).toEqual([
      { type: 'step', frames: -1 },
      { type: 'step', frames: 1 },
    ]);
    expect(press('ArrowLeft')).toEqual({ type: 'seekBy', seconds: -1 });
    expect(press('ArrowUp')).toEqual({ type: 'volumeBy', delta: 0.1 });
  });

  it('seek to a tenth of the clip with a digit', () => {
    expect([press('0'), press('7')]).toEqual([
      { type: 'seekToFraction', fraction: 0 },
      { type: 'seekToFraction', fraction: 0.7 },
    ]);
  });

  it('do not override the keys of a focused control', () => {
    expect(press(' ', 'button')).toBeNull();
    expect(press('m', 'button')).toEqual({ type: 'mute' });
    expect([press('ArrowLeft', 'tab'), press(' ', 'tab')]).toEqual([null, null]);
    expect([press('ArrowUp', 'select'), press('1', 'select')]).toEqual([null, null]);
  });

  it('ignore modifiers and unknown keys', () => {
    expect([
      press('f', 'other', { ctrlKey: true }),
      press('k', 'other', { metaKey: true }),
    ]).toEqual([null, null]);
    expect([press('Escape'), press('Tab'), press('toString'), press('x')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
