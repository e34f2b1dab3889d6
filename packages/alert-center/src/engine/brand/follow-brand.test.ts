import { PantauError } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type MemoryBrandSource,
  createMemoryBrandSource,
} from '../../adapters/memory/memory-brand-source.ts';
import type { BrandSource } from './brand-source.port.ts';
import type { CompanyBrand } from './company-brand.ts';
import { followBrandWhenIdle } from './follow-when-idle.ts';

/** Without idle callbacks of the browser. */
const IDLE_MS = 1_000;

let found: CompanyBrand[];
let errors: unknown[];
let stop: () => void;
let clock: ReturnType<typeof createManualClock>;

function follow(source: BrandSource): void {
  stop = followBrandWhenIdle(clock, {
    source,
    onBrand: (brand) => void found.push(brand),
    onError: (error) => void errors.push(error),
  });
}

const last = () => found.at(-1);

beforeEach(() => {
  found = [];
  errors = [];
  clock = createManualClock();
});
afterEach(() => stop());

describe('the brand of the company', () => {
  it('is read once the browser is idle, and its accent becomes tokens of both themes (EM-31)', async () => {
    const source = createMemoryBrandSource({ name: 'Kirana', accent: '#8a2b6a' });
    const read = vi.spyOn(source, 'readBranding');
    follow(source);
    await clock.advance(IDLE_MS - 1);
    expect(read).not.toHaveBeenCalled();
    await clock.advance(1);
    await vi.waitFor(() => expect(found).toHaveLength(1));
    expect(last()).toMatchObject({
      branding: { name: 'Kirana', logoUrl: null },
      brand: { light: { accent: '#8a2b6a' }, dark: { 'accent-on': expect.any(String) } },
    });
    expect(errors).toEqual([]);
  });

  it('is that of the product, without tokens, if the company has no colours (EM-31)', async () => {
    follow(createMemoryBrandSource({ name: 'Kirana' }));
    await clock.advance(IDLE_MS);
    await vi.waitFor(() => expect(last()?.branding?.name).toBe('Kirana'));
    expect(last()?.brand).toBeUndefined();
  });

  it('is read again after a change and after the connection was lost, and reported if it differs (EM-30)', async () => {
    const source = createMemoryBrandSource({ accent: '#8a2b6a' });
    follow(source);
    await clock.advance(IDLE_MS);
    await vi.waitFor(() => expect(found).toHaveLength(1));
    source.change({ accent: '#1f6f5c' });
    await vi.waitFor(() => expect(last()?.branding?.accent).toBe('#1f6f5c'));
    source.disconnect();
    source.change({ accent: '#2f47d0' });
    source.reconnect();
    await vi.waitFor(() => expect(last()?.branding?.accent).toBe('#2f47d0'));
    const read = vi.spyOn(source, 'readBranding');
    source.change({ accent: '#2f47d0' });
    await vi.waitFor(() => expect(read).toHaveResolved());
    expect(found).toHaveLength(3);
  });

  it('stays while a request fails, which is reported, unless the server knows no brands (EM-31)', async () => {
    const source = createMemoryBrandSource({ accent: '#8a2b6a' });
    const failed = new PantauError('server');
    follow(source);
    await clock.advance(IDLE_MS);
    await vi.waitFor(() => expect(found).toHaveLength(1));
    source.failNext(new PantauError('notFound'));
    source.change({ name: 'Satu' });
    source.failNext(failed);
    source.change({ name: 'Dua' });
    await vi.waitFor(() => expect(errors).toEqual([failed]));
    expect(found).toHaveLength(1);
  });

  it('refuses and reports what is no colour, and adjusts one whose texts would not be legible (EM-32)', async () => {
    follow(createMemoryBrandSource({ accent: 'red;}', menu: '#ffee00' }));
    await clock.advance(IDLE_MS);
    await vi.waitFor(() => expect(found).toHaveLength(1));
    expect(last()?.brand).toMatchObject({ light: {}, dark: {} });
    expect(JSON.stringify(last()?.brand)).not.toContain('red');
    expect(errors.map(String)).toContainEqual(
      expect.stringContaining('"accent" red;} was refused'),
    );
  });

  it('of the last of two changes counts, whichever is answered first (EM-30)', async () => {
    const source: MemoryBrandSource = createMemoryBrandSource();
    const answers: ((name: string) => void)[] = [];
    follow({
      ...source,
      readBranding: () =>
        new Promise((resolve) => {
          answers.push((name) => resolve({ name, accent: null, menu: null, logoUrl: null }));
        }),
    });
    await clock.advance(IDLE_MS);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    source.change({});
    source.change({});
    answers[2]?.('new');
    answers[1]?.('old');
    answers[0]?.('older');
    await vi.waitFor(() => expect(found.map(({ branding }) => branding?.name)).toEqual(['new']));
    stop();
    expect(clock.pending()).toBe(0);
    source.change({});
    expect(answers).toHaveLength(3);
  });
});
