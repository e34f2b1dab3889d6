import { createManualClock } from '@pantau/core/testing';
import { createMemoryPromptSource } from '../../adapters/memory/memory-prompt-source.ts';
import type { PromptSource } from '../../engine/prompts/prompt-source.ts';
import type { PromptSourceHarness } from './prompt-source-contract.ts';

export type Spoil = (source: PromptSource, foreign: PromptSource) => Partial<PromptSource>;

/** A contract harness for the memory adapter; `spoil` can inject a fault. */
export function createMemoryHarness(spoil: Spoil = () => ({})): PromptSourceHarness {
  const clock = createManualClock(Date.UTC(2026, 10, 20, 7));
  const own = createMemoryPromptSource({ clock });
  const other = createMemoryPromptSource({
    clock,
    domain: 'two.example',
    referralCode: 'PANTAU25',
  });
  return {
    source: { ...own, ...spoil(own, other) },
    foreign: { ...other, ...spoil(other, own) },
    domain: 'fleet.example',
    oldVersionHosts: ['old.fleet.example'],
    addBanner(scope, title, days) {
      const banner = { id: title, title, text: title, imageUrl: null, linkUrl: null, days };
      if (scope === 'company') own.setCompanyBanner(banner);
      else for (const source of [own, other]) source.setGeneralBanner(banner);
    },
    lastReminder: () => own.reminders.at(-1) ?? null,
    close: () => undefined,
  };
}
