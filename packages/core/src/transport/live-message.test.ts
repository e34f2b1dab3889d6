import { describe, expect, it } from 'vitest';
import { parseLiveMessage } from './live-message.ts';

describe('live message', () => {
  it('keeps its type, its range and its body', () => {
    const body = { type: 'alert-center-7', prevSeq: 3, seq: 5, data: { rawAlertId: '1' } };
    expect(parseLiveMessage(body)).toEqual({ type: 'alert-center-7', prevSeq: 3, seq: 5, body });
  });

  it('may be outside of the sequence', () => {
    expect(parseLiveMessage({ type: 'vehicle-position-7', data: {} })).toMatchObject({
      prevSeq: null,
      seq: null,
    });
  });

  it.each([
    null,
    'PONG',
    [],
    {},
    { type: 7 },
    { type: 'PONG', at: 'x' },
    { type: 'a', seq: 5 },
    { type: 'a', prevSeq: 5 },
    { type: 'a', prevSeq: 6, seq: 5 },
    { type: 'a', prevSeq: -1, seq: 5 },
    { type: 'a', prevSeq: 1.5, seq: 5 },
    { type: 'a', prevSeq: '1', seq: 5 },
  ])('is not %j', (data) => {
    expect(parseLiveMessage(data)).toBeNull();
  });
});
