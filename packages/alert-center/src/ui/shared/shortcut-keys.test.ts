import { describe, expect, it, test } from 'vitest';
import type { ShortcutCommand } from './view-options.ts';
import {
  type KeyPress,
  activeKeys,
  defaultKeys,
  findCommand,
  isCommandAllowed,
} from './shortcut-keys.ts';

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
    ['Home', 'first'],
    ['End', 'last'],
    ['.', 'showNew'],
    ['Enter', 'open'],
    ['r', 'resolve'],
    ['f', 'falseAlert'],
    ['n', 'note'],
    ['x', 'select'],
    ['u', 'undo'],
    ['?', 'help'],
    ['z', 'snooze'],
    ['q', null],
  ])('%s asks for %s', (key, command) => {
    expect(findCommand(press(key), defaultKeys)).toBe(command);
  });

  it('are not shortcuts with Ctrl, Alt, Meta or while an input method composes', () => {
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey', 'isComposing'] as const) {
      expect(findCommand(press('r', { [modifier]: true }), defaultKeys)).toBeNull();
    }
  });

  it('ignore Shift except for signs and range selection', () => {
    expect(findCommand(press('R', { shiftKey: true }), defaultKeys)).toBeNull();
    expect(findCommand(press('ArrowDown', { shiftKey: true }), defaultKeys)).toBeNull();
    expect(findCommand(press('?', { shiftKey: true }), defaultKeys)).toBe('help');
    expect(findCommand(press('X', { shiftKey: true }), defaultKeys)).toBe('select');
  });

  it('work with Caps Lock', () => {
    expect(findCommand(press('R'), defaultKeys)).toBe('resolve');
  });
});

describe('a user', () => {
  const look = { canAct: false, canAddNotes: false, canRequestMedia: false, canSelect: false };

  it('who may only look has the keys for looking and no others (AC-290)', () => {
    const commands = Object.keys(defaultKeys) as ShortcutCommand[];
    expect(commands.filter((command) => !isCommandAllowed(command, look))).toEqual([
      'resolve',
      'resolveWithNote',
      'falseAlert',
      'note',
      'take',
      'select',
      'undo',
    ]);
  });

  it('who may only add notes can select alerts for one (AC-290)', () => {
    const access = { ...look, canAddNotes: true, canSelect: true };
    expect(isCommandAllowed('note', access)).toBe(true);
    expect(isCommandAllowed('select', access)).toBe(true);
    expect(isCommandAllowed('resolve', access)).toBe(false);
  });
});

describe('a host', () => {
  it('maps commands to other keys and keeps the defaults of the others', () => {
    const keys = activeKeys({ resolve: ['e', 'E'], falseAlert: [] });
    expect(keys && findCommand(press('e'), keys)).toBe('resolve');
    expect(keys && findCommand(press('r'), keys)).toBeNull();
    expect(keys && findCommand(press('f'), keys)).toBeNull();
    expect(keys && findCommand(press('n'), keys)).toBe('note');
  });

  it('turns all of them off', () => {
    expect(activeKeys('off')).toBeNull();
  });
});
