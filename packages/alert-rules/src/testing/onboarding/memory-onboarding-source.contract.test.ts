import { ContractViolation } from '@pantau/core/testing';
import { describe, expect, it } from 'vitest';
import {
  type MemoryOnboardingSource,
  createMemoryOnboardingSource,
} from '../../adapters/memory/onboarding/memory-onboarding-source.ts';
import type { OnboardingSource } from '../../engine/onboarding/onboarding-source.port.ts';
import { type OnboardingSourceHarness, onboardingSourceClauses } from './onboarding-clauses.ts';
import { onboardingSourceContract } from './onboarding-source-contract.ts';
import { storyTemplates, templatesWithRules } from './story-templates.ts';

type Spoil = (source: MemoryOnboardingSource) => Partial<OnboardingSource>;

function create(spoil: Spoil = () => ({})): OnboardingSourceHarness {
  const own = createMemoryOnboardingSource(storyTemplates);
  const foreign = createMemoryOnboardingSource(storyTemplates);
  return {
    source: { ...own, ...spoil(own) },
    foreign,
    completed: () => [own.isCompleted(), foreign.isCompleted()],
    close: () => undefined,
  };
}

onboardingSourceContract({ name: 'The memory adapter', create: () => create(), describe, it });

const faults: Readonly<Record<string, readonly (readonly [fault: string, spoil: Spoil])[]>> = {
  templates: [
    ['no template is listed', () => ({ templates: async () => [] })],
    [
      'a template is listed twice',
      (own) => ({
        templates: async () => [...(await own.templates()), ...(await own.templates())],
      }),
    ],
    [
      'codes of another company’s rules are active',
      () => ({
        templates: async () => templatesWithRules,
      }),
    ],
    [
      'English names are missing',
      (own) => ({
        templates: async () => (await own.templates()).map((one) => ({ ...one, nameEng: '' })),
      }),
    ],
  ],
  create: [
    ['nothing is created', () => ({ createFromTemplates: async () => 0 })],
    ['the templates do not name the new rules', () => ({ templates: async () => storyTemplates })],
  ],
  repeat: [
    [
      'a code with a rule gets another one',
      (own) => ({
        async createFromTemplates(choices) {
          await own.createFromTemplates(choices);
          return choices.flatMap(({ alertCodes }) => alertCodes).length;
        },
      }),
    ],
  ],
  invalid: [
    [
      'what is valid is created all the same',
      (own) => ({
        async createFromTemplates([valid, ...rest]) {
          const count = await own.createFromTemplates(valid === undefined ? [] : [valid]);
          await own.createFromTemplates(rest);
          return count;
        },
      }),
    ],
    [
      'an unknown template is ignored',
      (own) => ({
        createFromTemplates: ([first]) =>
          own.createFromTemplates(first === undefined ? [] : [first]),
      }),
    ],
  ],
  complete: [['nothing is stored', () => ({ complete: async () => undefined })]],
  signal: [
    ['templates ignore it', (own) => ({ templates: () => own.templates() })],
    [
      'the creation ignores it',
      (own) => ({
        createFromTemplates: (choices) => own.createFromTemplates(choices),
      }),
    ],
    ['the completion ignores it', (own) => ({ complete: () => own.complete() })],
  ],
};

describe('the contract suite of OnboardingSource', () => {
  it('has a fault for every clause', () => {
    expect(Object.keys(faults).sort()).toEqual(onboardingSourceClauses.map(({ id }) => id).sort());
  });

  for (const clause of onboardingSourceClauses) {
    for (const [fault, spoil] of faults[clause.id] ?? []) {
      it(`detects that ${fault} [${clause.id}]`, async () => {
        const run = async () => clause.run(create(spoil));
        await expect(run()).rejects.toThrow(ContractViolation);
      });
    }
  }
});
