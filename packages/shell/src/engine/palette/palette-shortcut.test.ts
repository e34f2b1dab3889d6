import { describe, expect, it } from 'vitest';
import { type KeyPress, type PressContext, opensPalette } from './palette-shortcut.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const press = (rest: Partial<KeyPress>): KeyPress => ({
  key: 'k',
  ...none,
  defaultPrevented: false,
  ...rest,
});
const context = (rest: Partial<PressContext> = {}): PressContext => ({
  mac: false,
  inEditor: false,
  modalOpen: false,
  ...rest,
});

describe('the palette', () => {
  it.each([
    ['Ctrl+K', { ctrlKey: true }, {}, true],
    ['Ctrl+K with Caps Lock', { ctrlKey: true, key: 'K' }, {}, true],
    ['Cmd+K on a Mac', { metaKey: true }, { mac: true }, true],
    [
      'Ctrl+K on a Mac, which deletes to the end of the line',
      { ctrlKey: true },
      { mac: true },
      false,
    ],
    ['K', {}, {}, false],
    ['Ctrl+Shift+K', { ctrlKey: true, shiftKey: true }, {}, false],
    ['Ctrl+Alt+K', { ctrlKey: true, altKey: true }, {}, false],
    ['Ctrl+J', { ctrlKey: true, key: 'j' }, {}, false],
    ['Ctrl+K in an editor', { ctrlKey: true }, { inEditor: true }, false],
    ['Ctrl+K over a modal dialog', { ctrlKey: true }, { modalOpen: true }, false],
    ['Ctrl+K that something else has used', { ctrlKey: true, defaultPrevented: true }, {}, false],
  ] as const)('opens with %s: %j, %j: %s (SH-91)', (_, keys, where, opens) => {
    expect(opensPalette(press(keys), context(where))).toBe(opens);
  });
});
