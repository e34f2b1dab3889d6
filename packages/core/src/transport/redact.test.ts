import { describe, expect, it } from 'vitest';
import { redact } from './redact.ts';

describe('redact', () => {
  it('removes the token parameter from addresses (CO-15)', () => {
    expect(redact('wss://x/socket.io/?EIO=4&token=abc.def&t=1 failed')).toBe(
      'wss://x/socket.io/?EIO=4&token=[redacted]&t=1 failed',
    );
  });

  it('removes the given token everywhere, plain or encoded (CO-15)', () => {
    expect(redact('bad a+b/c and a%2Bb%2Fc', 'a+b/c')).toBe('bad [redacted] and [redacted]');
  });

  it('leaves other text unchanged', () => {
    expect(redact('no tokens here', '')).toBe('no tokens here');
  });
});
