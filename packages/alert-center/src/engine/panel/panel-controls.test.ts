import { createMemoryStore } from '@pantau/core';
import { beforeEach, describe, expect, test } from 'vitest';
import { type AlertCenterDisplay, DEFAULT_POSITION, type StoredDisplay } from './display.ts';
import { fixedScope } from '../state/storage-scope.ts';
import { createDisplayState } from './display.store.ts';
import { type PanelController, createPanelControls } from './panel-controls.ts';

let values: ReturnType<typeof createMemoryStore>;
let panel: PanelController;
let shown: StoredDisplay;
let reported: AlertCenterDisplay[];
let closed: number;

function mount(): void {
  const displayState = createDisplayState(values, fixedScope(), (error) => {
    throw error;
  });
  shown = displayState.get();
  reported = [];
  closed = 0;
  panel = createPanelControls({
    stored: displayState,
    get: () => shown,
    set: (next) => (shown = next),
    onClosed: () => (closed += 1),
    onDisplay: (display) => reported.push(display),
  });
  panel.start();
}

const stored = (key: string): unknown => JSON.parse(values.getItem(key) ?? 'null');

beforeEach(() => {
  values = createMemoryStore();
  mount();
});

describe('display chosen by the user', () => {
  test('is stored under notifSideBarOpen and alertCenterPopup and restored after a reload (AC-9)', () => {
    panel.showAs('pinned');
    expect(stored('notifSideBarOpen')).toBe(true);
    panel.showAs('detached');
    panel.moveTo({ x: 320, y: 48 });
    expect(stored('notifSideBarOpen')).toBe(false);
    expect(stored('alertCenterPopup')).toEqual({
      alertCenterPopup: true,
      isDetached: true,
      popupPosition: { x: 320, y: 48 },
    });
    mount();
    expect(shown).toEqual({
      open: true,
      shownAs: 'detached',
      position: { x: 320, y: 48 },
      size: null,
    });
  });

  test('keeps the size of the detached window until it is restored (AC-390)', () => {
    const frame = { position: { x: 320, y: 48 }, size: { width: 520, height: 600 } };
    panel.showAs('detached');
    panel.resizeTo(frame);
    mount();
    expect(shown).toMatchObject(frame);
    panel.resizeTo(null);
    mount();
    expect(shown).toMatchObject({ position: frame.position, size: null });
  });

  test('is remembered while the panel is hidden', () => {
    panel.showAs('pinned');
    panel.close();
    expect(shown).toMatchObject({ open: false, shownAs: 'pinned' });
    panel.open();
    expect(shown).toMatchObject({ open: true, shownAs: 'pinned' });
  });

  test('is reported once per change, without the state between the two writes', () => {
    panel.showAs('pinned');
    panel.showAs('detached');
    panel.showAs('popup');
    panel.toggle();
    expect(reported).toEqual(['pinned', 'detached', 'popup', 'hidden']);
    expect(closed).toBe(1);
  });

  test('starts at position 100, 100 (AC-13)', () => {
    expect(shown.position).toEqual(DEFAULT_POSITION);
  });

  test('follows another tab', () => {
    values.setItem('notifSideBarOpen', 'true');
    values.setItem('alertCenterPopup', JSON.stringify({ alertCenterPopup: true }));
    expect(shown).toMatchObject({ open: true, shownAs: 'pinned' });
  });
});

describe('display controlled by the host', () => {
  test("reports the user's choices without applying them, and does not report its own changes", () => {
    panel.control('popup');
    expect(shown).toMatchObject({ open: true, shownAs: 'popup' });
    panel.showAs('pinned');
    panel.close();
    expect(reported).toEqual(['pinned', 'hidden']);
    expect(shown).toMatchObject({ open: true, shownAs: 'popup' });
    expect(values.getItem('notifSideBarOpen')).toBeNull();
    panel.control('hidden');
    expect(shown.open).toBe(false);
    expect(closed).toBe(1);
    expect(reported).toHaveLength(2);
  });

  test('requests the display chosen last when the bell opens a hidden panel', () => {
    panel.showAs('detached');
    panel.control('hidden');
    reported = [];
    panel.open();
    expect(reported).toEqual(['detached']);
  });

  test('still lets the user move the window, and stores its position', () => {
    panel.control('detached');
    panel.moveTo({ x: 7, y: 8 });
    expect(shown.position).toEqual({ x: 7, y: 8 });
    expect(stored('alertCenterPopup')).toMatchObject({ popupPosition: { x: 7, y: 8 } });
  });

  test('restores the choice of the user when the host gives up control', () => {
    panel.showAs('detached');
    panel.control('hidden');
    panel.control(undefined);
    expect(shown).toMatchObject({ open: true, shownAs: 'detached' });
  });
});
