import { describe, expect, it } from 'vitest';
import { createUnsavedWork } from './unsaved-work.ts';

describe('unsaved work', () => {
  it('is there while any piece of it is', () => {
    const work = createUnsavedWork();
    expect(work.has()).toBe(false);
    const endForm = work.keep();
    const endCall = work.keep();
    endForm();
    expect(work.has()).toBe(true);
    endCall();
    expect(work.has()).toBe(false);
  });

  it('is not ended by another piece that ends twice', () => {
    const work = createUnsavedWork();
    const endForm = work.keep();
    work.keep();
    endForm();
    endForm();
    expect(work.has()).toBe(true);
  });
});
