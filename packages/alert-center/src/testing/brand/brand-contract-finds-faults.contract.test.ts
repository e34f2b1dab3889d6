import type { CompanyBranding } from '@pantau/core';
import { ContractViolation } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import type { BrandSource } from '../../engine/brand/brand-source.port.ts';
import { brandClauses } from './brand-clauses.ts';
import { createMemoryBrandHarness } from './memory-brand-harness.test.setup.ts';

/** Wraps the source of a company, given that of the other, so that it violates one guarantee. */
type Spoil = (source: BrandSource, foreign: BrandSource) => BrandSource;

const reads =
  (change: (branding: CompanyBranding) => CompanyBranding): Spoil =>
  (source) => ({
    ...source,
    readBranding: async (signal) => change(await source.readBranding(signal)),
  });

const cached: Spoil = (source) => {
  let first: Promise<CompanyBranding> | undefined;
  return { ...source, readBranding: () => (first ??= source.readBranding()) };
};

const keptFromTheStart: Spoil = (source, foreign) => {
  const kept = cached(source, foreign);
  void kept.readBranding();
  return kept;
};

const silent: Spoil = (source) => ({ ...source, subscribe: () => () => undefined });

/** The faults that each clause must detect. */
const faults: Readonly<Record<string, readonly (readonly [what: string, spoil: Spoil])[]>> = {
  read: [
    ['the name is missing', reads((branding) => ({ ...branding, name: null }))],
    ['missing colours are empty texts', reads((b) => ({ ...b, menu: b.menu ?? '' }))],
    ['the colours are mixed up', reads((b) => ({ ...b, accent: b.menu, menu: b.accent }))],
    ['the first answer is kept', cached],
  ],
  logo: [
    [
      'the address is a path',
      reads((b) => ({ ...b, logoUrl: b.logoUrl?.replace(/^https?:\/\/[^/]+/, '') ?? null })),
    ],
    ['there is never a logo', reads((b) => ({ ...b, logoUrl: null }))],
    ['it is another picture', reads((b) => ({ ...b, logoUrl: 'https://fleet.example/x.png' }))],
  ],
  change: [
    ['nothing is reported', silent],
    ['the first answer is kept', keptFromTheStart],
  ],
  reconnect: [
    ['a restored connection is not reported', silent],
    ['the first answer is kept', keptFromTheStart],
  ],
  unsubscribe: [
    [
      'those who left are still called',
      (source) => ({
        ...source,
        subscribe(onChange) {
          source.subscribe(onChange);
          return () => undefined;
        },
      }),
    ],
    [
      'leaving once ends every subscription of a function',
      (source) => {
        const listeners = new Set<() => void>();
        source.subscribe(() => listeners.forEach((listener) => listener()));
        return {
          ...source,
          subscribe(onChange) {
            listeners.add(onChange);
            return () => void listeners.delete(onChange);
          },
        };
      },
    ],
  ],
  tenancy: [
    [
      'changes of every company are reported',
      (source, foreign) => ({
        ...source,
        subscribe(onChange) {
          const leaves = [source.subscribe(onChange), foreign.subscribe(onChange)];
          return () => leaves.forEach((leave) => leave());
        },
      }),
    ],
    [
      'every company has the same brand',
      (source, foreign) => ({
        ...source,
        async readBranding(signal) {
          const [mine, theirs] = await Promise.all([
            source.readBranding(signal),
            foreign.readBranding(signal),
          ]);
          return mine.name === null ? theirs : mine;
        },
      }),
    ],
  ],
  abort: [
    ['signals are ignored', (source) => ({ ...source, readBranding: () => source.readBranding() })],
    [
      'only a signal that is aborted before counts',
      (source) => ({
        ...source,
        async readBranding(signal) {
          signal?.throwIfAborted();
          return source.readBranding();
        },
      }),
    ],
  ],
};

describe('the contract suite of BrandSource', () => {
  it('has a fault for every clause', () => {
    expect(Object.keys(faults).sort()).toEqual(brandClauses.map(({ id }) => id).sort());
  });

  for (const clause of brandClauses) {
    for (const [what, spoil] of faults[clause.id] ?? []) {
      it(`detects that ${what} [${clause.id}]`, async () => {
        await expect(clause.run(createMemoryBrandHarness(spoil))).rejects.toThrow(
          ContractViolation,
        );
      });
    }
  }
});
