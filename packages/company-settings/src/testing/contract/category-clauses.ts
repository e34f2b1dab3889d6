import { checkRejects, checkSame } from '@pantau/core/testing';
import { type CompanyClause, UNKNOWN_ID, save, stateOf } from './harness.ts';

export const categoryClauses: readonly CompanyClause[] = [
  {
    id: 'categories',
    title: 'lists categories by text, with which are used and which the company created (CS-57)',
    async run({ source, addCommonCategory }) {
      await addCommonCategory('Umum');
      const created = await source.createCategory(' tambang ');
      checkSame(
        [created.text, created.isUsed, created.isOwn],
        ['tambang', false, true],
        'the created category',
      );
      await source.createCategory('Distribusi');
      await save(source, 'identity', { category: 'tambang' });
      const listed = await source.categories();
      checkSame(
        listed.map(({ text, isUsed, isOwn }) => [text, isUsed, isOwn]),
        [
          ['Distribusi', false, true],
          ['tambang', true, true],
          ['Umum', false, false],
        ],
        'the categories',
      );
      checkSame(listed[1]?.id, created.id, 'the id');
    },
  },
  {
    id: 'category-invalid',
    title: 'adds a category once, ignoring case, with at most 50 characters (CS-57)',
    async run({ source, addCommonCategory }) {
      await addCommonCategory('Umum');
      await source.createCategory('Tambang');
      const before = await stateOf(source);
      for (const text of ['TAMBANG', ' umum ', ' ', 'x'.repeat(51)]) {
        const { fieldErrors } = await checkRejects(source.createCategory(text), 'invalid', text);
        checkSame(
          fieldErrors.map(({ field }) => field),
          ['text'],
          'the field',
        );
      }
      checkSame(await stateOf(source), before, 'nothing has changed');
    },
  },
  {
    id: 'category-delete',
    title: 'deletes a category that the company created and does not use (CS-57)',
    async run({ source, addCommonCategory }) {
      await addCommonCategory('Umum');
      const used = await source.createCategory('Tambang');
      await save(source, 'identity', { category: 'Tambang' });
      const before = await stateOf(source);
      await checkRejects(source.deleteCategory(used.id), 'conflict', 'a used category');
      const common = before.categories.find(({ isOwn }) => !isOwn);
      for (const id of [common?.id ?? '', UNKNOWN_ID]) {
        await checkRejects(source.deleteCategory(id), 'notFound', 'none that it created');
      }
      checkSame(await stateOf(source), before, 'nothing has changed');
      await save(source, 'identity', { category: null });
      await source.deleteCategory(used.id);
      const left = (await source.categories()).map(({ text }) => text);
      checkSame(left, ['Umum'], 'the categories that are left');
      await checkRejects(source.deleteCategory(used.id), 'notFound', 'a deleted category');
    },
  },
];
