import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PINNED_WIDTH } from '../panel/display.ts';
import { placeFor } from './cascade.ts';
import {
  CASCADE_STEP,
  PREVIEWS_MAX,
  type PreviewRoom,
  previewHeight,
  previewRoom,
} from './preview-room.ts';
import {
  type Previews,
  clampPreviews,
  closePreview,
  movePreview,
  openPreview,
  raisePreview,
  replacePreview,
  resizePreview,
  restorePreviews,
} from './previews.ts';

const room: PreviewRoom = {
  page: { width: 1440, height: 900 },
  width: 400,
};
const several = { room, mayOpenSeveral: true };
const ids = (previews: Previews): readonly string[] => previews.map(({ id }) => id);

function opened(count: number, options = several): Previews {
  let previews: Previews = [];
  for (let index = 1; index <= count; index += 1) {
    ({ previews } = openPreview(previews, String(index), options));
  }
  return previews;
}

describe('openPreview and closePreview', () => {
  it('opens at most 9 previews; the tenth is refused and changes nothing', () => {
    const nine = opened(PREVIEWS_MAX);
    expect(nine).toHaveLength(9);
    const tenth = openPreview(nine, '10', several);
    expect(tenth).toEqual({ previews: nine, refused: 'limit' });
  });

  it('replaces the previous preview in the same window without the scope', () => {
    const one = openPreview([], '1', { room, mayOpenSeveral: false }).previews;
    const next = openPreview(one, '2', { room, mayOpenSeveral: false });
    expect(next.previews).toEqual([{ ...one[0], id: '2' }]);
    expect(next.refused).toBeNull();
  });

  it('places automatic previews below the others and never replaces a preview with one', () => {
    const two = opened(2);
    expect(ids(openPreview(two, '3', { ...several, automatic: true }).previews)).toEqual([
      '3',
      '1',
      '2',
    ]);
    const alone = openPreview([], '1', { room, mayOpenSeveral: false }).previews;
    const automatic = { room, mayOpenSeveral: false, automatic: true };
    expect(ids(openPreview(alone, '2', automatic).previews)).toEqual(['1']);
  });

  it('raises a preview that is already open instead of opening it twice', () => {
    expect(ids(openPreview(opened(3), '1', several).previews)).toEqual(['2', '3', '1']);
    expect(ids(raisePreview(opened(3), '2'))).toEqual(['1', '3', '2']);
  });

  it('keeps the key of a window when its alert changes, and never reuses a key', () => {
    const three = closePreview(replacePreview(opened(3), '1', '7'), '2');
    const { previews } = openPreview(three, '1', several);
    expect(previews.map(({ key, id }) => [key, id])).toEqual([
      [1, '7'],
      [3, '3'],
      [4, '1'],
    ]);
  });

  it('closes one preview', () => {
    expect(ids(closePreview(opened(3), '2'))).toEqual(['1', '3']);
    const two = opened(2);
    expect(closePreview(two, '9')).toBe(two);
  });

  it('steps to another alert in the same position, or to the window that already shows it', () => {
    const two = opened(2);
    const stepped = replacePreview(two, '2', '7');
    expect(stepped[1]).toEqual({ ...two[1], id: '7' });
    expect(ids(replacePreview(two, '2', '1'))).toEqual(['1']);
  });
});

describe('restorePreviews', () => {
  it('restores positions below the previews opened since, without duplicates', () => {
    const stored = opened(3);
    const since = openPreview([], '2', several).previews;
    const all = restorePreviews(stored, since, several);
    expect(ids(all)).toEqual(['1', '3', '2']);
    expect(new Set(all.map(({ key }) => key)).size).toBe(3);
    expect(all[1]?.position).toEqual(stored[2]?.position);
  });

  it('restores up to the limit, most recently used first', () => {
    expect(ids(restorePreviews(opened(3), [], { room, mayOpenSeveral: false }))).toEqual(['3']);
    const since = openPreview([], '10', several).previews;
    expect(ids(restorePreviews(opened(9), since, several))).toEqual([
      ...['2', '3', '4', '5', '6', '7', '8', '9'],
      '10',
    ]);
  });

  it('moves previews into a smaller page', () => {
    const small = { page: { width: 800, height: 600 }, width: 400 };
    const stored = movePreview(opened(1), '1', { x: 1_000, y: 500 }, room);
    expect(restorePreviews(stored, [], { room: small, mayOpenSeveral: true })[0]?.position).toEqual(
      {
        x: 400,
        y: 280,
      },
    );
  });
});

describe('the cascade', () => {
  it('offsets each preview to the right and 56 down', () => {
    const [first, second] = opened(2);
    expect((second?.position.x ?? 0) - (first?.position.x ?? 0)).toBe(16);
    expect((second?.position.y ?? 0) - (first?.position.y ?? 0)).toBe(56);
  });

  it('starts again in a new column before a preview is lower than the first (AC-238)', () => {
    const page = { page: { width: 1860, height: 912 }, width: 400 };
    const nine = opened(PREVIEWS_MAX, { room: page, mayOpenSeveral: true });
    const heights = nine.map(({ position }) => previewHeight(position, page));
    expect(new Set(heights)).toEqual(new Set([720]));
    expect(nine[3]?.position).toEqual({ x: 464, y: 72 });
  });

  it('covers neither a bar nor the pinned panel where the page is large enough (AC-238)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1440, max: 2560 }),
        fc.integer({ min: 800, max: 1440 }),
        (width, height) => {
          const page = { page: { width, height }, width: 400 };
          const nine = opened(PREVIEWS_MAX, { room: page, mayOpenSeveral: true });
          for (const { position } of nine) {
            expect(position.x + page.width).toBeLessThanOrEqual(width - PINNED_WIDTH);
          }
          // Beside another preview, or above it by the height of a bar: no bar is covered.
          for (const [index, { position }] of nine.entries()) {
            for (const { position: later } of nine.slice(index + 1)) {
              const isBeside = Math.abs(later.x - position.x) >= page.width;
              expect(isBeside || later.y - position.y >= CASCADE_STEP.y).toBe(true);
            }
          }
        },
      ),
    );
  });

  it.each([
    ['beside an open menu', { width: 1440, height: 900 }, { left: 216, top: 52 }],
    ['beside a rail', { width: 1440, height: 900 }, { left: 56, top: 52 }],
    ['on a tablet', { width: 768, height: 1024 }, { left: 0, top: 52 }],
    ['below a horizontal menu', { width: 1920, height: 1080 }, { left: 0, top: 96 }],
    ['in a boxed page', { width: 2560, height: 1440 }, { left: 836, top: 52, right: 1040 }],
  ])('%s, none of nine previews covers it or a bar (AC-530)', (_case, page, edges) => {
    const taken = { right: 0, above: [], ...edges };
    const beside = { room: previewRoom(page, null, taken), mayOpenSeveral: true };
    const nine = opened(PREVIEWS_MAX, beside).map(({ position }) => position);
    expect(nine[0]).toEqual({ x: taken.left + 24, y: taken.top + 72 });
    const panel = page.width < 1024 ? 0 : Math.max(PINNED_WIDTH, taken.right);
    for (const [index, { x, y }] of nine.entries()) {
      expect(x).toBeGreaterThanOrEqual(taken.left);
      expect(y).toBeGreaterThanOrEqual(taken.top);
      expect(x + 400).toBeLessThanOrEqual(page.width - panel);
      for (const later of nine.slice(index + 1)) {
        const isBeside = Math.abs(later.x - x) >= 400;
        expect(isBeside || later.y - y >= CASCADE_STEP.y).toBe(true);
      }
    }
  });

  it('covers the menu with the last previews only, where the bars of nine do not fit beside it (AC-530)', () => {
    const taken = { left: 216, top: 52, right: 420, above: [] };
    const small = previewRoom({ width: 1280, height: 720 }, null, taken);
    const nine = opened(PREVIEWS_MAX, { room: small, mayOpenSeveral: true });
    const beside = nine.filter(({ position }) => position.x >= taken.left);
    expect(ids(nine.slice(0, 5))).toEqual(ids(beside));
    expect(new Set(nine.map(({ position: { x, y } }) => `${x} ${y}`)).size).toBe(PREVIEWS_MAX);
  });

  it('places no bar below what lies above windows (AC-531)', () => {
    const calls = { x: 398, y: 60, width: 440, height: 104 };
    const taken = { left: 216, top: 52, right: 420, above: [calls] };
    const page = previewRoom({ width: 1440, height: 900 }, null, taken);
    expect(placeFor([], page).y).toBeGreaterThanOrEqual(calls.y + calls.height);
    expect(placeFor([], { ...page, taken: { ...taken, above: [] } }).y).toBe(124);
  });

  it('is the same as ever where the page declares nothing (AC-530)', () => {
    const nothing = { left: 0, top: 0, right: 0, above: [] };
    for (const page of [
      { width: 1280, height: 720 },
      { width: 1440, height: 900 },
      { width: 800, height: 600 },
    ]) {
      const declared = previewRoom(page, null, nothing);
      expect(opened(PREVIEWS_MAX, { room: declared, mayOpenSeveral: true })).toEqual(
        opened(PREVIEWS_MAX, { room: previewRoom(page, null), mayOpenSeveral: true }),
      );
    }
  });

  it('reuses the first free position', () => {
    const three = opened(3);
    expect(placeFor(closePreview(three, '1'), room)).toEqual(three[0]?.position);
  });

  it('keeps every title bar reachable and every preview inside a page of any size', () => {
    const BAR_HEIGHT = 44;
    fc.assert(
      fc.property(
        fc.integer({ min: 1024, max: 2560 }),
        fc.integer({ min: 640, max: 1440 }),
        (width, height) => {
          const page = { page: { width, height }, width: 400 };
          const nine = opened(PREVIEWS_MAX, { room: page, mayOpenSeveral: true });
          for (const [index, { position }] of nine.entries()) {
            expect(position.x).toBeGreaterThanOrEqual(0);
            expect(position.x + page.width).toBeLessThanOrEqual(width);
            expect(position.y + previewHeight(position, page)).toBeLessThanOrEqual(height);
            const free = Array.from({ length: page.width }, (_, x) => position.x + x).filter(
              (x) =>
                !nine.slice(index + 1).some(({ position: at }) => {
                  const isOutside = x < at.x || x >= at.x + page.width;
                  const end = at.y + previewHeight(at, page);
                  return !isOutside && position.y + BAR_HEIGHT > at.y && position.y < end;
                }),
            );
            expect(free.length).toBeGreaterThanOrEqual(CASCADE_STEP.x);
          }
        },
      ),
    );
  });

  it('moves back into a smaller page, and stays the same in an unchanged one', () => {
    const moved = movePreview(opened(1), '1', { x: 1_000, y: 300 }, room);
    expect(clampPreviews(moved, room)).toBe(moved);
    const smaller = { ...room, page: { width: 800, height: 760 } };
    expect(clampPreviews(moved, smaller)[0]?.position.x).toBeLessThanOrEqual(400);
  });
});

describe('a size that the user has chosen', () => {
  const wide = { width: 560, height: 640 };
  const at = { x: 24, y: 72 };
  const overlap = (one: DOMRectInit, other: DOMRectInit): boolean =>
    (one.x ?? 0) < (other.x ?? 0) + (other.width ?? 0) &&
    (other.x ?? 0) < (one.x ?? 0) + (one.width ?? 0) &&
    (one.y ?? 0) < (other.y ?? 0) + (other.height ?? 0) &&
    (other.y ?? 0) < (one.y ?? 0) + (one.height ?? 0);

  it('is kept by the window when its alert changes, when it is raised and moved (AC-390)', () => {
    let previews = resizePreview(opened(2), '1', { position: at, size: wide });
    previews = raisePreview(replacePreview(previews, '1', '7'), '7');
    previews = movePreview(previews, '7', { x: 9_000, y: 90 }, room);
    expect(previews[1]).toEqual({ key: 1, id: '7', position: { x: 880, y: 90 }, size: wide });
    expect(resizePreview(previews, '7', null)[1]).not.toHaveProperty('size');
    const only = previews.slice(1);
    expect(openPreview(only, '8', { room, mayOpenSeveral: false }).previews[0]?.size).toBe(wide);
  });

  it('is that of the next window, as far as all bars and the pinned panel stay free (AC-392)', () => {
    const chosen = {
      room: previewRoom(room.page, { width: 9_000, height: 700 }),
      mayOpenSeveral: true,
    };
    const nine = opened(PREVIEWS_MAX, chosen);
    expect(nine[0]?.size).toEqual({ width: 860, height: 700 });
    for (const [index, { position, size }] of nine.entries()) {
      expect(position.x + (size?.width ?? 0)).toBeLessThanOrEqual(1440 - PINNED_WIDTH);
      for (const { position: later } of nine.slice(index + 1)) {
        expect(later.y - position.y).toBeGreaterThanOrEqual(CASCADE_STEP.y);
      }
    }
  });

  it('covers no bar of a preview of another width (AC-392)', () => {
    const four = opened(4);
    const chosen = { room: previewRoom(room.page, wide), mayOpenSeveral: true };
    const five = openPreview(four, '5', chosen).previews;
    const { position } = five[4] ?? { position: at };
    const window = { ...position, width: 560, height: previewHeight(position, chosen.room) };
    for (const { position: other } of four) {
      expect(overlap(window, { ...other, width: 400, height: 52 })).toBe(false);
    }
  });
});
