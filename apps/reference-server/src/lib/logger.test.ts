import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';

describe('a line of the log', () => {
  const lineOf = (message: string, details: Record<string, unknown>): string => {
    const lines: string[] = [];
    createLogger((line) => lines.push(line)).error(message, details);
    return lines.join('');
  };

  it('has at most 4 kB and stays JSON, whatever it reports (RS-367)', () => {
    const texts = ['x', '\u{1f69a}', '\0', '"', '\n'].map((text) => text.repeat(100_000));
    for (const text of texts) {
      const line = lineOf(text, { first: text, error: new Error(text), requestId: 'abc' });
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(4_096);
      expect(JSON.parse(line)).toMatchObject({ requestId: 'abc', shortened: true });
    }
    const many = Object.fromEntries(
      Array.from({ length: 5_000 }, (_, index) => [`key${index}`, 1]),
    );
    expect(Buffer.byteLength(lineOf('many', many))).toBeLessThanOrEqual(4_096);
  });

  it('is complete when it fits (RS-367)', () => {
    const line = lineOf('A request failed', { route: '/graphql', error: new Error('why') });
    expect(JSON.parse(line)).toMatchObject({ level: 'error', route: '/graphql' });
    expect(line).toContain('Error: why\\n');
    expect(line).not.toContain('shortened');
  });
});
