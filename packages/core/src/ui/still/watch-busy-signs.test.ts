import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createManualClock } from '../../testing/manual-clock.ts';
import { watchBusySigns } from './watch-busy-signs.ts';

/** Nothing in these tests is one of it. */
function EmptyKind(): void {}

/** A scrolling element that counts how often its layout is needed. */
class Scroller extends EventTarget {
  readonly ownerDocument = new EventTarget();
  layouts = 0;
  readonly #position: number;
  constructor(position: number) {
    super();
    this.#position = position;
  }
  get scrollTop(): number {
    this.layouts += 1;
    return this.#position;
  }
  getRootNode = () => Object.assign(this.ownerDocument, { activeElement: null });
  closest = () => null;
  contains = () => false;
}

beforeEach(() => {
  // The engine of these tests has no document.
  for (const name of ['Document', 'ShadowRoot', 'HTMLElement']) vi.stubGlobal(name, EmptyKind);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function watch(position: number) {
  const clock = createManualClock(0);
  const onChange = vi.fn();
  const scroller = new Scroller(position);
  const end = watchBusySigns({
    scroller: scroller as unknown as HTMLElement,
    layer: null,
    clock,
    onChange,
  });
  return { clock, onChange, scroller, end };
}

describe('a list', () => {
  it('that has just been rendered is not laid out before the next task (CO-245)', async () => {
    const { clock, onChange, scroller, end } = watch(0);
    expect(scroller.layouts).toBe(0);
    await clock.advance(0);
    expect(onChange).not.toHaveBeenCalled();
    end();
  });

  it('that was scrolled before is in use from the next task on (CO-245)', async () => {
    const { clock, onChange, end } = watch(40);
    await clock.advance(0);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
    end();
    expect(onChange).toHaveBeenLastCalledWith(false);
  });

  it('that is removed at once leaves no timer (CO-245)', async () => {
    const { clock, onChange, end } = watch(40);
    end();
    await clock.advance(10_000);
    expect(onChange).not.toHaveBeenCalled();
  });
});
