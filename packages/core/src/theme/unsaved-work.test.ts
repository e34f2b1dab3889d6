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
});
