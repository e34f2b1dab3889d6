import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RuleTemplate, TemplateCode } from './rule-template.ts';
import {
  canSave,
  codesOf,
  confirmChoice,
  isComplete,
  noChoices,
  openedChoice,
  toTemplateChoices,
  toggleCode,
} from './template-choices.ts';

const code = (alertCode: number, active = false): TemplateCode => ({
  alertCode,
  descriptionIdn: `Kejadian ${alertCode}`,
  descriptionEng: `Event ${alertCode}`,
  fullDescriptionIdn: '',
  fullDescriptionEng: '',
  icon: 'speed',
  rule: active ? { id: `r${alertCode}`, label: `Rule ${alertCode}` } : null,
});

const template = (
  defaultCodes: readonly TemplateCode[],
  additionalCodes: readonly TemplateCode[],
): RuleTemplate => ({
  id: 'safety',
  nameIdn: 'Keselamatan',
  nameEng: 'Safety',
  descriptionIdn: '',
  descriptionEng: '',
  icon: 'speed',
  defaultCodes,
  additionalCodes,
});

const safety = template([code(8), code(49, true)], [code(53), code(56, true)]);

describe('choices of templates', () => {
  it('start with the default codes that have no active rule (AR-81)', () => {
    expect(openedChoice(safety, noChoices)).toEqual([8]);
    expect(openedChoice(safety, confirmChoice(noChoices, 'safety', [53]))).toEqual([53]);
  });

  it('cannot be saved until one category has a choice (AR-83)', () => {
    expect(canSave(noChoices)).toBe(false);
    const chosen = confirmChoice(noChoices, 'safety', [8]);
    expect(canSave(chosen)).toBe(true);
    expect(toTemplateChoices(chosen)).toEqual([{ templateId: 'safety', alertCodes: [8] }]);
    expect(canSave(confirmChoice(chosen, 'safety', []))).toBe(false);
  });

  it('never contain a code with an active rule (AR-82)', () => {
    expect(toggleCode(safety, [8], 49)).toEqual([8]);
    expect(isComplete(safety)).toBe(false);
    expect(isComplete(template([code(49, true)], [code(56, true)]))).toBe(true);
    const codes = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.boolean()), {
      selector: ([alertCode]) => alertCode,
    });
    const property = fc.property(
      codes,
      fc.nat(),
      fc.array(fc.integer({ min: 1, max: 40 })),
      (made, split, presses) => {
        const all = made.map(([alertCode, active]) => code(alertCode, active));
        const at = made.length === 0 ? 0 : split % (made.length + 1);
        const any = template(all.slice(0, at), all.slice(at));
        const chosen = presses.reduce<readonly number[]>(
          (before, press) => toggleCode(any, before, press),
          openedChoice(any, noChoices),
        );
        expect(new Set(chosen).size).toBe(chosen.length);
        for (const alertCode of chosen) {
          expect(codesOf(any).find((one) => one.alertCode === alertCode)?.rule).toBeNull();
        }
      },
    );
    fc.assert(property);
  });
});
