import { describe, expect, it, test } from 'vitest';
import { type KeyPress, commandOf, keysInForce, ownKeys } from './shortcut-keys.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  ...more,
});

describe('keys of triage', () => {
  test.each([
    ['j', 'next'],
    ['ArrowDown', 'next'],
    ['k', 'previous'],
    ['ArrowUp', 'previous'],
    ['Enter', 'open'],
    ['r', 'resolve'],
    ['f', 'falseAlert'],
    ['n', 'note'],
    ['x', 'select'],
    ['u', 'undo'],
    ['?', 'help'],
    ['z', null],
  ])('%s asks for %s', (key, command) => {
    expect(commandOf(press(key), ownKeys)).toBe(command);
  });

  it('are no keys of ours with Ctrl, Alt, Meta or while an input method composes', () => {
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey', 'isComposing'] as const) {
      expect(commandOf(press('r', { [modifier]: true }), ownKeys)).toBeNull();
    }
  });

  it('need no Shift but for signs and for selecting up to a row', () => {
    expect(commandOf(press('R', { shiftKey: true }), ownKeys)).toBeNull();
    expect(commandOf(press('ArrowDown', { shiftKey: true }), ownKeys)).toBeNull();
    expect(commandOf(press('?', { shiftKey: true }), ownKeys)).toBe('help');
    expect(commandOf(press('X', { shiftKey: true }), ownKeys)).toBe('select');
  });

  it('work with Caps Lock', () => {
    expect(commandOf(press('R'), ownKeys)).toBe('resolve');
  });
});

describe('a host', () => {
  it('maps commands to other keys; what it leaves out stays ours', () => {
    const keys = keysInForce({ resolve: ['e', 'E'], falseAlert: [] });
    expect(keys && commandOf(press('e'), keys)).toBe('resolve');
    expect(keys && commandOf(press('r'), keys)).toBeNull();
    expect(keys && commandOf(press('f'), keys)).toBeNull();
    expect(keys && commandOf(press('n'), keys)).toBe('note');
  });

  it('turns all of them off', () => {
    expect(keysInForce('off')).toBeNull();
  });
});
