import { check, checkRejects, checkSame, reasonOf } from '@pantau/core/testing';
import { isPantauError } from '@pantau/core/base';
import type { CompanySource } from '../../engine/company/company-source.ts';
import type { CompanyDriverScore, SectionValues } from '../../engine/company/company.ts';
import { type CompanyClause, save, stateOf, valuesOf } from './harness.ts';

const driverScore: CompanyDriverScore = {
  ...{ base: 85, intervalType: 'duration', initialInterval: 50.5, initialBonus: 2.25 },
  ...{ interval: 10, bonus: 0.5 },
  ...{ costBrake: 1.25, costAccel: 1.5, costOverspeed: 2.75, costSharpturn: 0.75 },
  ...{ minScoreA: 91, minScoreB: 81, minScoreC: 71, minScoreD: 61 },
};

/** Values of which no company has one by default; `showGeocode` is for the clause to choose. */
const given = {
  identity: {
    name: 'PT Satu Jaya',
    phoneNo: '+62 21 5550 142',
    faxNo: '(021) 555 0143',
    taxNo: '012345678901000',
    category: 'Logistik',
    companyTag: 'SATU',
    email: 'kantor@satu.example',
    domainName: 'armada.satu.example',
  },
  operation: {
    ...{ idleTimeout: 7, parkTimeout: 31, offlineTimeout: 1_441 },
    ...{ fuelGainAlert: 11, fuelLossAlert: 12, falseAlertLimit: null },
  },
  driverScore,
  branding: { brandName: 'Armada Satu', accentColor: '#8a2b6a', menuColor: '#2a1526' },
} as const;

const tagOf = async (source: CompanySource): Promise<string | null> =>
  (await source.company()).sections.identity.values.companyTag;

type Refusal = readonly [call: () => Promise<unknown>, fields: readonly string[]];

async function refusals(source: CompanySource): Promise<readonly Refusal[]> {
  const { sections } = await source.company();
  const refused =
    <S extends keyof SectionValues>(section: S, changes: Partial<SectionValues[S]>) =>
    () =>
      source.saveSection(section, changes, sections[section].revision);
  const { parkTimeout } = sections.operation.values;
  return [
    [refused('identity', { name: ' ', companyTag: 'BARU' }), ['name']],
    [
      refused('identity', { phoneNo: 'abc', email: 'x', taxNo: '1' }),
      ['email', 'phoneNo', 'taxNo'],
    ],
    [refused('identity', { category: 'Tidak ada' }), ['category']],
    [
      refused('operation', { idleTimeout: 0, fuelGainAlert: 101, falseAlertLimit: 9 }),
      ['falseAlertLimit', 'fuelGainAlert', 'idleTimeout'],
    ],
    [refused('operation', { offlineTimeout: parkTimeout }), ['offlineTimeout']],
    [refused('driverScore', { costBrake: -1, bonus: -1 }), ['bonus', 'costBrake']],
    [refused('branding', { accentColor: '#ffe600' }), ['accentColor']],
    [refused('branding', { brandName: 'x'.repeat(41) }), ['brandName']],
  ];
}

export const sectionClauses: readonly CompanyClause[] = [
  {
    id: 'read',
    title: 'reads every field as it is stored, also one that somebody else has saved (CS-50)',
    async run({ source, colleague }) {
      const before = await source.company();
      checkSame([before.logoUrl, before.bankAccounts], [null, []], 'no logo, no bank accounts');
      check(before.isActive, 'the company is active');
      await source.createCategory('Logistik');
      const showGeocode = !before.sections.operation.values.showGeocode;
      const operation = { ...given.operation, showGeocode };
      await save(colleague, 'identity', given.identity);
      await save(colleague, 'operation', operation);
      await save(colleague, 'driverScore', given.driverScore);
      await save(colleague, 'branding', given.branding);
      const after = await source.company();
      checkSame(valuesOf(after), { ...given, operation }, 'the saved values');
      checkSame(after.id, before.id, 'the same company');
    },
  },
  {
    id: 'save',
    title: 'stores the given fields of one section, with a new revision (CS-51)',
    async run({ source }) {
      await save(source, 'identity', { companyTag: 'SATU', faxNo: '021 555 143' });
      const before = await source.company();
      const stored = await save(source, 'identity', { companyTag: 'DUA', faxNo: null });
      const { values, revision } = before.sections.identity;
      checkSame(stored.values, { ...values, companyTag: 'DUA', faxNo: null }, 'the given fields');
      check(stored.revision > revision, 'the revision grows');
      const expected = { ...before, sections: { ...before.sections, identity: stored } };
      checkSame(await source.company(), expected, 'the section, and no other, is stored');
    },
  },
  {
    id: 'save-same',
    title: 'changes nothing when the given values are the stored ones (CS-51)',
    async run({ source }) {
      await save(source, 'identity', { companyTag: 'SATU' });
      const before = await stateOf(source);
      const stored = await save(source, 'identity', { companyTag: 'SATU' });
      checkSame(stored, before.company.sections.identity, 'the section');
      checkSame(await stateOf(source), before, 'the company and its history');
    },
  },
  {
    id: 'stored-form',
    title:
      'trims texts, empties blank ones, and stores tax numbers and colours in one form (CS-52)',
    async run({ source }) {
      await save(source, 'identity', { email: 'kantor@satu.example', companyTag: 'SATU' });
      const texts = { name: ' PT Dua ', taxNo: '01.234.567.8-901.000', email: ' ', companyTag: '' };
      const stored = await save(source, 'identity', texts);
      await save(source, 'branding', { accentColor: '#8A2B6A' });
      const { identity, branding } = (await source.company()).sections;
      const { name, taxNo, email, companyTag } = identity.values;
      checkSame([name, taxNo], ['PT Dua', '012345678901000'], 'the name and the tax number');
      checkSame([email, companyTag], [null, null], 'blank texts');
      checkSame(branding.values.accentColor, '#8a2b6a', 'the colour');
      checkSame(stored, identity, 'what saving resolves with');
    },
  },
  {
    id: 'conflict',
    title: 'refuses a section that has been saved since it was read, and stores nothing (CS-53)',
    async run({ source, colleague }) {
      const { sections } = await source.company();
      await save(colleague, 'identity', { companyTag: 'DUA' });
      const before = await stateOf(source);
      const changes = { companyTag: 'SATU', faxNo: '021 555 143' };
      const stale = source.saveSection('identity', changes, sections.identity.revision);
      await checkRejects(stale, 'conflict', 'an old revision');
      checkSame(await stateOf(source), before, 'nothing has changed');
      const { revision } = sections.operation;
      const other = await reasonOf(source.saveSection('operation', { idleTimeout: 9 }, revision));
      checkSame(other, undefined, 'another section does not conflict');
    },
  },
  {
    id: 'at-once',
    title: 'accepts one of two saves of a section at once (CS-53)',
    async run({ source, colleague }) {
      const { revision } = (await source.company()).sections.identity;
      const reasons = await Promise.all([
        reasonOf(source.saveSection('identity', { companyTag: 'SATU' }, revision)),
        reasonOf(colleague.saveSection('identity', { companyTag: 'DUA' }, revision)),
      ]);
      const refused = reasons.filter((reason) => reason !== undefined);
      const kinds = refused.map((reason) => (isPantauError(reason) ? reason.kind : String(reason)));
      checkSame(kinds, ['conflict'], 'one of them conflicts');
      const winner = reasons[0] === undefined ? 'SATU' : 'DUA';
      checkSame(await tagOf(source), winner, 'the value of the other one');
    },
  },
  {
    id: 'invalid',
    title: 'names every invalid field with a reason, and stores nothing of the section (CS-54)',
    async run({ source }) {
      const before = await stateOf(source);
      for (const [call, fields] of await refusals(source)) {
        const { fieldErrors } = await checkRejects(call(), 'invalid', `invalid ${String(fields)}`);
        const named = fieldErrors.map(({ field }) => field).toSorted();
        checkSame(named, fields, 'the invalid fields');
        check(
          fieldErrors.every(({ message }) => message !== ''),
          'each has a reason',
        );
      }
      checkSame(await stateOf(source), before, 'nothing has changed');
    },
  },
];
