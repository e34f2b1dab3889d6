import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CASCADE_STEP,
  PREVIEWS_MOST,
  type PreviewRoom,
  type Previews,
  clampPreviews,
  closePreview,
  movePreview,
  openPreview,
  placeFor,
  previewHeight,
  raisePreview,
  replacePreview,
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

describe('previews (spec alerts §2, §5, §9)', () => {
  it('are at most 9; the tenth is refused and changes nothing', () => {
    const nine = opened(PREVIEWS_MOST);
    expect(nine).toHaveLength(9);
    const tenth = openPreview(nine, '10', several);
    expect(tenth).toEqual({ previews: nine, isRefused: true });
  });

  it('without the scope are one, in the place of the one before', () => {
    const one = openPreview([], '1', { room, mayOpenSeveral: false }).previews;
    const next = openPreview(one, '2', { room, mayOpenSeveral: false });
    expect(next.previews).toEqual([{ ...one[0], id: '2' }]);
    expect(next.isRefused).toBe(false);
  });

  it('that open by themselves lie below what the user works in, and never take its place', () => {
    const two = opened(2);
    expect(ids(openPreview(two, '3', { ...several, isUnasked: true }).previews)).toEqual([
      '3',
      '1',
      '2',
    ]);
    const alone = openPreview([], '1', { room, mayOpenSeveral: false }).previews;
    const unasked = { room, mayOpenSeveral: false, isUnasked: true };
    expect(ids(openPreview(alone, '2', unasked).previews)).toEqual(['1']);
  });

  it('opened again come to the top, and are not there twice', () => {
    expect(ids(openPreview(opened(3), '1', several).previews)).toEqual(['2', '3', '1']);
    expect(ids(raisePreview(opened(3), '2'))).toEqual(['1', '3', '2']);
  });

  it('keep the key of their window, whatever they show, and no two have the same', () => {
    const three = closePreview(replacePreview(opened(3), '1', '7'), '2');
    const { previews } = openPreview(three, '1', several);
    expect(previews.map(({ key, id }) => [key, id])).toEqual([
      [1, '7'],
      [3, '3'],
      [4, '1'],
    ]);
  });

  it('are closed one by one', () => {
    expect(ids(closePreview(opened(3), '2'))).toEqual(['1', '3']);
    const two = opened(2);
    expect(closePreview(two, '9')).toBe(two);
  });

  it('step to another alert in the same place, or to the window that shows it already', () => {
    const two = opened(2);
    const stepped = replacePreview(two, '2', '7');
    expect(stepped[1]).toEqual({ ...two[1], id: '7' });
    expect(ids(replacePreview(two, '2', '1'))).toEqual(['1']);
  });
});

describe('previews of before the page was loaded anew', () => {
  it('lie where they were, below what has been opened since, each once', () => {
    const kept = opened(3);
    const since = openPreview([], '2', several).previews;
    const all = restorePreviews(kept, since, several);
    expect(ids(all)).toEqual(['1', '3', '2']);
    expect(new Set(all.map(({ key }) => key)).size).toBe(3);
    expect(all[1]?.position).toEqual(kept[2]?.position);
  });

  it('are at most as many as there may be, the ones used last', () => {
    expect(ids(restorePreviews(opened(3), [], { room, mayOpenSeveral: false }))).toEqual(['3']);
    const since = openPreview([], '10', several).previews;
    expect(ids(restorePreviews(opened(9), since, several))).toEqual([
      ...['2', '3', '4', '5', '6', '7', '8', '9'],
      '10',
    ]);
  });

  it('are brought into a page that has become smaller', () => {
    const small = { page: { width: 800, height: 600 }, width: 400 };
    const kept = movePreview(opened(1), '1', { x: 1_000, y: 500 }, room);
    expect(restorePreviews(kept, [], { room: small, mayOpenSeveral: true })[0]?.position).toEqual({
      x: 400,
      y: 280,
    });
  });
});

describe('the cascade', () => {
  it('goes down by 56 and to the right by 40, so that every bar stays to be reached', () => {
    const [first, second] = opened(2);
    expect((second?.position.x ?? 0) - (first?.position.x ?? 0)).toBe(40);
    expect((second?.position.y ?? 0) - (first?.position.y ?? 0)).toBe(56);
  });

  it('takes the first place that is free again', () => {
    const three = opened(3);
    expect(placeFor(closePreview(three, '1'), room)).toEqual(three[0]?.position);
  });

  it('leaves of every bar a part to be reached and leaves no page, whatever the size of the page', () => {
    const BAR = 44;
    fc.assert(
      fc.property(
        fc.integer({ min: 1024, max: 2560 }),
        fc.integer({ min: 640, max: 1440 }),
        (width, height) => {
          const page = { page: { width, height }, width: 400 };
          const nine = opened(PREVIEWS_MOST, { room: page, mayOpenSeveral: true });
          for (const [index, { position }] of nine.entries()) {
            expect(position.x).toBeGreaterThanOrEqual(0);
            expect(position.x + page.width).toBeLessThanOrEqual(width);
            expect(position.y + previewHeight(position, page)).toBeLessThanOrEqual(height);
            const free = Array.from({ length: page.width }, (_, x) => position.x + x).filter(
              (x) =>
                !nine.slice(index + 1).some(({ position: at }) => {
                  const isBeside = x < at.x || x >= at.x + page.width;
                  const end = at.y + previewHeight(at, page);
                  return !isBeside && position.y + BAR > at.y && position.y < end;
                }),
            );
            expect(free.length).toBeGreaterThanOrEqual(CASCADE_STEP.x);
          }
        },
      ),
    );
  });

  it('is brought back into a page that becomes smaller, and left alone in one that does not', () => {
    const moved = movePreview(opened(1), '1', { x: 1_000, y: 300 }, room);
    expect(clampPreviews(moved, room)).toBe(moved);
    const smaller = { ...room, page: { width: 800, height: 760 } };
    expect(clampPreviews(moved, smaller)[0]?.position.x).toBeLessThanOrEqual(400);
  });
});
