import { describe, expect, it } from 'vitest';
import { createUnsavedWork } from './unsaved-work.ts';

describe('unsaved work', () => {
  it('exists while any piece of work is registered', () => {
    const work = createUnsavedWork();
    expect(work.has()).toBe(false);
    const endForm = work.add();
    const endCall = work.add();
    endForm();
    expect(work.has()).toBe(true);
    endCall();
    expect(work.has()).toBe(false);
  });

  it('is not affected by another piece that ends twice', () => {
    const work = createUnsavedWork();
    const endForm = work.add();
    work.add();
    endForm();
    endForm();
    expect(work.has()).toBe(true);
  });

  it('notifies when a piece begins or ends, once each', () => {
    const work = createUnsavedWork();
    const seen: boolean[] = [];
    const stop = work.subscribe(() => seen.push(work.has()));
    const end = work.add();
    end();
    end();
    stop();
    work.add();
    expect(seen).toEqual([true, false]);
  });
});
