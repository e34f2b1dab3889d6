import { createMemoryStore } from '@pantau/core';
import { beforeEach, describe, expect, test } from 'vitest';
import { type AlertCenterDisplay, DEFAULT_POSITION, type StoredDisplay } from './display.ts';
import { fixedScope } from '../state/storage-scope.ts';
import { createDisplayState } from './display.store.ts';
import { type OwnWindow, createOwnWindow } from './own-window.ts';
import { fakePanelWindow } from './fake-panel-window.test.setup.ts';
import { type PanelControls, createPanelControls } from './panel-controls.ts';

let values: ReturnType<typeof createMemoryStore>;
let panel: PanelControls;
let shown: StoredDisplay;
let reported: AlertCenterDisplay[];
let closed: number;
let ownWindow: OwnWindow;

function mount(): void {
  const displayState = createDisplayState(values, fixedScope(), (error) => {
    throw error;
  });
  shown = displayState.get();
  reported = [];
  closed = 0;
  ownWindow = createOwnWindow();
  const controller = createPanelControls({
    stored: displayState,
    ownWindow,
    get: () => shown,
    set: (next) => (shown = next),
    onClosed: () => (closed += 1),
    onDisplay: (display) => reported.push(display),
  });
  panel = controller.controls;
  controller.start();
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

describe('while the panel is in its own window', () => {
  const moveOut = async () => {
    const fake = fakePanelWindow();
    await ownWindow.open(() => Promise.resolve({ ok: true, window: fake.window }));
    return fake;
  };

  test('the host is told that the page has no panel, and which display returns (AC-874)', async () => {
    panel.showAs('pinned');
    const { closeByUser } = await moveOut();
    expect(reported).toEqual(['pinned', 'hidden']);
    closeByUser();
    expect(reported).toEqual(['pinned', 'hidden', 'pinned']);
    expect(shown).toMatchObject({ open: true, shownAs: 'pinned' });
  });

  test('a host that follows what it is told gets back the display that it had (AC-874)', async () => {
    panel.control('detached');
    const { closeByUser } = await moveOut();
    panel.control('hidden');
    closeByUser();
    expect(reported).toEqual(['hidden', 'detached']);
  });

  test('opening the panel brings the window to the front and stores nothing (AC-873)', async () => {
    panel.showAs('detached');
    panel.close();
    const { focused } = await moveOut();
    panel.open();
    panel.toggle();
    expect(focused()).toBe(2);
    expect(shown.open).toBe(false);
    expect(reported).toEqual(['detached', 'hidden']);
  });

  test('another tab that changes the display does not bring the panel back (AC-874)', async () => {
    panel.showAs('pinned');
    const { closeByUser } = await moveOut();
    panel.showAs('detached');
    expect(reported).toEqual(['pinned', 'hidden']);
    closeByUser();
    expect(reported).toEqual(['pinned', 'hidden', 'detached']);
  });
});
