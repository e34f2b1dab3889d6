import {
  type ContractClause,
  check,
  checkAborts,
  checkRejects,
  checkSame,
} from '@pantau/core/testing';
import type { OnboardingSource } from '../../engine/onboarding/onboarding-source.port.ts';
import type { RuleTemplate, TemplateCode } from '../../engine/onboarding/rule-template.ts';
import { codesOf } from '../../engine/onboarding/template-choices.ts';

/** Two fresh companies for one clause, without rules, both with the backend's recommended templates. */
export interface OnboardingSourceHarness {
  /** A user who may do everything. */
  readonly source: OnboardingSource;
  /** The same in the second company. */
  readonly foreign: OnboardingSource;
  /** Whether the first company, and the second, have completed the onboarding. */
  completed(): Promise<readonly [boolean, boolean]> | readonly [boolean, boolean];
  /** Releases all resources. */
  close(): Promise<void> | void;
}

export type OnboardingClause = ContractClause<OnboardingSourceHarness>;

const UNKNOWN_ID = '999999999';

async function firstTemplate(source: OnboardingSource): Promise<RuleTemplate> {
  const [template] = await source.templates();
  check(template !== undefined, 'there is a template');
  check(template.defaultCodes.length > 1, 'the template has several default codes');
  return template;
}

const activeCodes = async (source: OnboardingSource): Promise<readonly number[]> =>
  (await source.templates())
    .flatMap(codesOf)
    .filter(({ rule }) => rule !== null)
    .map(({ alertCode }) => alertCode);

const numbersOf = (codes: readonly TemplateCode[]): readonly number[] =>
  codes.map(({ alertCode }) => alertCode);

/** Every clause; the onboarding relies on exactly these. */
export const onboardingSourceClauses: readonly OnboardingClause[] = [
  {
    id: 'templates',
    title: 'lists templates with unique ids, and names and codes in both languages (AR-87)',
    async run({ source }) {
      const templates = await source.templates();
      check(templates.length > 0, 'there are templates');
      checkSame(new Set(templates.map(({ id }) => id)).size, templates.length, 'ids are unique');
      for (const template of templates) {
        check(template.nameIdn !== '' && template.nameEng !== '', 'a template has its names');
        const codes = codesOf(template);
        checkSame(new Set(numbersOf(codes)).size, codes.length, 'a code is listed once');
        for (const { descriptionIdn, descriptionEng, rule } of codes) {
          check(descriptionIdn !== '' && descriptionEng !== '', 'a code has its descriptions');
          checkSame(rule, null, 'no code has a rule');
        }
      }
    },
  },
  {
    id: 'create',
    title: 'creates a rule for each chosen code, which the templates then name (AR-87)',
    async run({ source, foreign }) {
      const { id, defaultCodes } = await firstTemplate(source);
      const alertCodes = numbersOf(defaultCodes);
      checkSame(
        await source.createFromTemplates([{ templateId: id, alertCodes }]),
        alertCodes.length,
        'the number of created rules',
      );
      const template = await firstTemplate(source);
      for (const { alertCode, rule } of template.defaultCodes) {
        check(rule !== null, `code ${alertCode} has its rule`);
        check(rule.id !== '' && rule.label !== '', 'the rule has an id and a label');
      }
      checkSame(await activeCodes(foreign), [], 'the other company has no rule');
    },
  },
  {
    id: 'repeat',
    title: 'creates no second rule for a code that has one (AR-84)',
    async run({ source }) {
      const { id, defaultCodes } = await firstTemplate(source);
      const [first = 0, ...rest] = numbersOf(defaultCodes);
      await source.createFromTemplates([{ templateId: id, alertCodes: [first] }]);
      const all = [{ templateId: id, alertCodes: [first, ...rest] }];
      checkSame(await source.createFromTemplates(all), rest.length, 'only the others are new');
      checkSame(await source.createFromTemplates(all), 0, 'nothing is new any more');
    },
  },
  {
    id: 'invalid',
    title: 'creates nothing for an unknown template or a code that is not of its template (AR-87)',
    async run({ source }) {
      const { id, defaultCodes } = await firstTemplate(source);
      const valid = { templateId: id, alertCodes: numbersOf(defaultCodes) };
      for (const [wrong, what] of [
        [{ templateId: UNKNOWN_ID, alertCodes: valid.alertCodes }, 'an unknown template'],
        [{ templateId: id, alertCodes: [32_767] }, 'a code of no template'],
      ] as const) {
        await checkRejects(source.createFromTemplates([valid, wrong]), 'invalid', what);
        checkSame(await activeCodes(source), [], `${what}: nothing is created`);
      }
    },
  },
  {
    id: 'complete',
    title: 'stores that the company has completed the onboarding (AR-83)',
    async run({ source, completed }) {
      checkSame(await completed(), [false, false], 'not completed at first');
      await source.complete();
      checkSame(await completed(), [true, false], 'completed by the company');
    },
  },
  {
    id: 'signal',
    title: 'ends a call with its signal, and changes nothing (AR-87)',
    async run({ source, completed }) {
      const { id, defaultCodes } = await firstTemplate(source);
      const choice = [{ templateId: id, alertCodes: numbersOf(defaultCodes) }];
      const signal = AbortSignal.abort();
      await checkAborts(source.templates(signal), 'templates end');
      await checkAborts(source.createFromTemplates(choice, signal), 'the creation ends');
      await checkAborts(source.complete(signal), 'the completion ends');
      checkSame(await activeCodes(source), [], 'nothing is created');
      checkSame(await completed(), [false, false], 'not completed');
    },
  },
];
