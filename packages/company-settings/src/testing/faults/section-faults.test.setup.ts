import { PantauError, isPantauError } from '@pantau/core';
import type { PantauErrorDetails } from '@pantau/core';
import type { Company } from '../../engine/company/company.ts';
import type { CompanySource } from '../../engine/company/company-source.ts';
import { type Faults, unless, withCalls, withCompany, withHistory } from './spoil.test.setup.ts';

type Save = CompanySource['saveSection'];

/** Replaces `saveSection`. */
const withSave = (save: (source: CompanySource) => Save) =>
  withCalls((source) => ({ saveSection: save(source) }));

const withIdentity = (change: (company: Company) => object) =>
  withCompany((company) => {
    const { identity } = company.sections;
    const values = { ...identity.values, ...change(company) };
    return { sections: { ...company.sections, identity: { ...identity, values } } };
  });

/** Changes the fields that an error names. */
const withFieldErrors = (change: (error: PantauError) => PantauErrorDetails) =>
  withSave((source) => async (...args) => {
    try {
      return await source.saveSection(...args);
    } catch (error) {
      throw isPantauError(error) ? new PantauError(error.kind, change(error)) : error;
    }
  });

export const sectionFaults: Faults = {
  read: [
    ['the category is left out', withIdentity(() => ({ category: null }))],
    [
      'two costs are swapped',
      withCompany(({ sections }) => {
        const { values, revision } = sections.driverScore;
        const { costBrake: costAccel, costAccel: costBrake } = values;
        const swapped = { revision, values: { ...values, costBrake, costAccel } };
        return { sections: { ...sections, driverScore: swapped } };
      }),
    ],
    [
      'it comes from a cache',
      withCalls((source) => {
        let cached: Promise<Company> | undefined;
        return { company: (signal) => (cached ??= source.company(signal)) };
      }),
    ],
  ],
  save: [
    [
      'fields are not cleared',
      withSave((source) => (section, changes, ...rest) => {
        const set = Object.entries(changes).filter(([, value]) => value !== null);
        return source.saveSection(section, Object.fromEntries(set) as typeof changes, ...rest);
      }),
    ],
    [
      'the revision stays',
      withSave((source) => async (section, changes, revision, signal) => ({
        ...(await source.saveSection(section, changes, revision, signal)),
        revision,
      })),
    ],
    [
      'another section changes, too',
      withSave((source) => async (...args) => {
        const stored = await source.saveSection(...args);
        const { values, revision } = (await source.company()).sections.operation;
        const idleTimeout = values.idleTimeout + 1;
        await source.saveSection('operation', { idleTimeout }, revision);
        return stored;
      }),
    ],
    [
      'it resolves with the previous values',
      withSave((source) => async (section, ...rest) => {
        const { values } = (await source.company()).sections[section];
        return { ...(await source.saveSection(section, ...rest)), values };
      }),
    ],
  ],
  'save-same': [
    [
      'every save counts as a change',
      withSave((source) => async (section, changes, revision, signal) => {
        const { idleTimeout } = (await source.company()).sections.operation.values;
        const operation = (await source.company()).sections.operation;
        const other = { idleTimeout: idleTimeout + 1 };
        await source.saveSection('operation', other, operation.revision);
        return source.saveSection(section, changes, revision, signal);
      }),
    ],
  ],
  'stored-form': [
    [
      'spaces are kept',
      withIdentity(({ sections }) => ({ name: ` ${sections.identity.values.name}` })),
    ],
    [
      'the tax number is stored as it was typed',
      withIdentity(() => ({ taxNo: '01.234.567.8-901.000' })),
    ],
    ['blank texts are kept', withIdentity(() => ({ companyTag: '' }))],
    [
      'it resolves with what was typed',
      withSave((source) => async (section, changes, ...rest) => {
        const stored = await source.saveSection(section, changes, ...rest);
        return { ...stored, values: { ...stored.values, ...changes } };
      }),
    ],
  ],
  conflict: [
    [
      'the revision is ignored',
      withSave((source) => async (section, changes, _, signal) => {
        const { revision } = (await source.company()).sections[section];
        return source.saveSection(section, changes, revision, signal);
      }),
    ],
    [
      'what only one has changed is stored',
      withSave(
        (source) => (section, changes, revision, signal) =>
          unless(source.saveSection(section, changes, revision, signal), 'conflict', async () => {
            const { identity } = (await source.company()).sections;
            await source.saveSection('identity', { faxNo: '021 555 143' }, identity.revision);
            throw new PantauError('conflict');
          }),
      ),
    ],
    [
      'every section conflicts',
      withSave(
        (source) =>
          (section, ...rest) =>
            section === 'operation'
              ? Promise.reject(new PantauError('conflict'))
              : source.saveSection(section, ...rest),
      ),
    ],
  ],
  'at-once': [
    [
      'the last one wins',
      ({ source, colleague }) => {
        const overwrite =
          (user: CompanySource): Save =>
          (section, changes, revision) =>
            unless(user.saveSection(section, changes, revision), 'conflict', async () => {
              const { sections } = await user.company();
              return user.saveSection(section, changes, sections[section].revision);
            });
        return {
          source: { ...source, saveSection: overwrite(source) },
          colleague: { ...colleague, saveSection: overwrite(colleague) },
        };
      },
    ],
  ],
  invalid: [
    [
      'only the first field is named',
      withFieldErrors(({ fieldErrors }) => ({ fieldErrors: fieldErrors.slice(0, 1) })),
    ],
    [
      'there are no reasons',
      withFieldErrors(({ fieldErrors }) => ({
        fieldErrors: fieldErrors.map(({ field }) => ({ field, message: '' })),
      })),
    ],
    [
      'fields have other names',
      withFieldErrors(({ fieldErrors }) => ({
        fieldErrors: fieldErrors.map(({ field, message }) => ({
          field: field === 'costBrake' ? 'dsCostBrake' : field,
          message,
        })),
      })),
    ],
    [
      'the valid fields are stored',
      withSave(
        (source) =>
          (section, changes, ...rest) =>
            source.saveSection(section, changes, ...rest).catch(async (error: unknown) => {
              const { identity } = (await source.company()).sections;
              await source.saveSection('identity', { companyTag: 'BARU' }, identity.revision);
              throw error;
            }),
      ),
    ],
  ],
  history: [
    ['the oldest change comes first', withHistory((changes) => changes.toReversed())],
    [
      'the user is not recorded',
      withHistory((changes) => changes.map((change) => ({ ...change, userName: null }))),
    ],
    [
      'the value before is not recorded',
      withHistory((changes) => changes.map((change) => ({ ...change, before: null }))),
    ],
    [
      'fields have other names',
      withHistory((changes) =>
        changes.map((change) => ({
          ...change,
          field: change.field === 'costBrake' ? 'dsCostBrake' : change.field,
        })),
      ),
    ],
  ],
  'history-pages': [
    [
      'every page is the first',
      withCalls((source) => ({
        changes: (query, signal) => source.changes({ ...query, after: null }, signal),
      })),
    ],
    [
      'there is always another page',
      withCalls((source) => ({
        changes: async (...args) => ({ ...(await source.changes(...args)), hasNextPage: true }),
      })),
    ],
    [
      'a change shifts the pages',
      withCalls((source) => ({
        async changes({ first, after }, signal) {
          const { changes } = await source.changes({ first: 100, after: null }, signal);
          const end = Number(after) + first;
          const hasNextPage = end < changes.length;
          return { changes: changes.slice(end - first, end), endCursor: String(end), hasNextPage };
        },
      })),
    ],
    [
      'a long page is cut',
      withCalls((source) => ({
        changes: ({ first, after }, signal) =>
          source.changes({ first: Math.min(100, first), after }, signal),
      })),
    ],
  ],
};
