import { describe, expect, it } from 'vitest';
import { type KeyTarget, playerCommandOf } from './player-keys.ts';

const ask = (key: string, target: KeyTarget = 'other', more = {}) =>
  playerCommandOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...more }, target);

describe('keys of the player', () => {
  it('play, mute, fill the screen, step, go on and back (CO-34)', () => {
    expect([ask(' '), ask('k'), ask('K')]).toEqual(Array(3).fill({ type: 'toggle' }));
    expect([ask('m'), ask('f')]).toEqual([{ type: 'mute' }, { type: 'fullScreen' }]);
    expect([ask(','), ask('.')]).toEqual([
      { type: 'step', frames: -1 },
      { type: 'step', frames: 1 },
    ]);
    expect(ask('ArrowLeft')).toEqual({ type: 'seekBy', seconds: -1 });
    expect(ask('ArrowUp')).toEqual({ type: 'volumeBy', part: 0.1 });
  });

  it('go to a tenth of the clip', () => {
    expect([ask('0'), ask('7')]).toEqual([
      { type: 'seekToPart', part: 0 },
      { type: 'seekToPart', part: 0.7 },
    ]);
  });

  it('leave to a control what is its own', () => {
    expect(ask(' ', 'button')).toBeNull();
    expect(ask('m', 'button')).toEqual({ type: 'mute' });
    expect([ask('ArrowLeft', 'tab'), ask(' ', 'tab')]).toEqual([null, null]);
    expect([ask('ArrowUp', 'choice'), ask('1', 'choice')]).toEqual([null, null]);
  });

  it('leave to the browser what goes with a modifier, and what they do not know', () => {
    expect([ask('f', 'other', { ctrlKey: true }), ask('k', 'other', { metaKey: true })]).toEqual([
      null,
      null,
    ]);
    expect([ask('Escape'), ask('Tab'), ask('toString'), ask('x')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
