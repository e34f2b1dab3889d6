import { describe, expect, it, vi } from 'vitest';
import { createSpaceRegistry } from './taken-space.ts';

describe('the space that parts of the page take', () => {
  it('is nothing without parts', () => {
    expect(createSpaceRegistry().taken()).toEqual({ top: 0, left: 0, right: 0, above: [] });
  });

  it('is the widest at each edge, measured when it is read', () => {
    const space = createSpaceRegistry();
    const bar = { x: 500, y: 60, width: 440, height: 52 };
    let menu = 216;
    space.take(() => ({ top: 52, left: menu }));
    const withdraw = space.take(() => ({ top: 8, right: 420, above: [bar] }));
    expect(space.taken()).toEqual({ top: 52, left: 216, right: 420, above: [bar] });
    menu = 56;
    expect(space.taken().left).toBe(56);
    withdraw();
    expect(space.taken()).toEqual({ top: 52, left: 56, right: 0, above: [] });
  });

  it('reports parts that come and go, once each', () => {
    const space = createSpaceRegistry();
    const onChange = vi.fn();
    const stop = space.subscribe(onChange);
    const withdraw = space.take(() => ({}));
    withdraw();
    withdraw();
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
    space.take(() => ({}));
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
