import { composeStories } from '@storybook/react-vite';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType, ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect } from 'storybook/test';
import { createEnglishFinder } from './english-words.ts';
import { nextFrame } from './seen.ts';

declare global {
  interface ImportMeta {
    glob<T>(patterns: readonly string[]): Record<string, () => Promise<T>>;
    glob<T>(pattern: string, options: { readonly eager: true }): Record<string, T>;
  }
}

type Texts = Readonly<Record<string, string>>;
type StoryModule = Parameters<typeof composeStories>[0];

const stories = import.meta.glob<StoryModule>([
  '../**/*.stories.tsx',
  '!./in-indonesian.stories.tsx',
  // The values of a host without types, which are no texts.
  '!../features/faults/odd-values.stories.tsx',
  // The keys of columns, which are no texts.
  '!../features/columns/known-column-settings.stories.tsx',
]);
const english = import.meta.glob<{ readonly en?: Texts }>('../../../*/src/**/messages/*en.ts', {
  eager: true,
});
const indonesian = import.meta.glob<{ readonly id?: Texts }>('../../../*/src/**/messages/*id.ts', {
  eager: true,
});

const englishIn = createEnglishFinder(
  Object.values(english).map(({ en }) => en ?? {}),
  Object.values(indonesian).map(({ id }) => id ?? {}),
);

/** The same texts in another theme, or shown in Indonesian in any case. */
const isVariant = /(?:Dark|Indonesian)$/;

const EMPTY_FRAMES_MAX = 60;

/** Until something is shown, and the parts that load lazily are. */
async function isShown(host: Element): Promise<void> {
  for (let frame = 0; frame < EMPTY_FRAMES_MAX && host.textContent === ''; frame += 1) {
    await nextFrame();
  }
  for (let frame = 0; frame < 3; frame += 1) await nextFrame();
}

/** English in the stories of some files, each shown in Indonesian before anything is pressed. */
async function englishOf(pattern: RegExp, canvas: HTMLElement): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [path, load] of Object.entries(stories)) {
    if (!pattern.test(path)) continue;
    const module = await load();
    const meta = { ...module.default, globals: { ...module.default.globals, locale: 'id' } };
    const composed = composeStories({ ...module, default: meta });
    for (const [name, story] of Object.entries(composed)) {
      if (isVariant.test(name)) continue;
      const Shown = story as unknown as ComponentType;
      const host = canvas.appendChild(document.createElement('div'));
      const root = createRoot(host);
      root.render(<Shown />);
      await isShown(host);
      found.push(...englishIn(host).map((text) => `${path.slice(3)} ${name}: ${text}`));
      root.unmount();
      host.remove();
    }
  }
  return found;
}

function Nothing(): ReactElement {
  return <div />;
}

const meta = {
  title: 'Data table/All stories in Indonesian',
  component: Nothing,
  tags: ['!autodocs', '!dev'],
} satisfies Meta<typeof Nothing>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each part takes a few seconds; together they are all files. */
const parts = {
  Tables: /\/data-table\/[a-c]/,
  DefaultTables: /\/data-table\/d/,
  OtherTables: /\/data-table\/[e-z]/,
  Cards: /\/grid\/cards/,
  Endless: /\/grid\/endless/,
  Totals: /\/grid\/totals/,
  Grids: /\/grid\/[a-g][^/]*$/,
  OtherGrids: /\/grid\/[h-z][^/]*$/,
  BulkActions: /\/bulk-actions/,
  CellEditing: /\/cell-editing/,
  Columns: /\/column-chooser|\/density/,
  Export: /\/export|\/faults/,
  FilterDialog: /\/filter-dialog/,
  Filters: /\/filters\//,
  Grouping: /\/grouping/,
  Paging: /\/paging/,
  Rows: /\/row-|\/rows/,
  Saved: /\/saved-/,
  Selection: /\/selection|\/tone/,
};

const withoutEnglish = (part: keyof typeof parts): Story => ({
  async play({ canvasElement }) {
    await expect(await englishOf(parts[part], canvasElement)).toEqual([]);
  },
});

/** DT-446: Every file with stories is in exactly one part. */
export const EveryFile: Story = {
  async play() {
    const timesOf = (path: string): number =>
      Object.values(parts).filter((pattern) => pattern.test(path)).length;
    const wrong = Object.keys(stories).filter((path) => timesOf(path) !== 1);
    await expect(wrong).toEqual([]);
    await expect(Object.keys(stories).length).toBeGreaterThan(40);
  },
};
/** DT-446 */
export const Tables: Story = withoutEnglish('Tables');
/** DT-446 */
export const DefaultTables: Story = withoutEnglish('DefaultTables');
/** DT-446 */
export const OtherTables: Story = withoutEnglish('OtherTables');
/** DT-446 */
export const Cards: Story = withoutEnglish('Cards');
/** DT-446 */
export const Endless: Story = withoutEnglish('Endless');
/** DT-446 */
export const Totals: Story = withoutEnglish('Totals');
/** DT-446 */
export const Grids: Story = withoutEnglish('Grids');
/** DT-446 */
export const OtherGrids: Story = withoutEnglish('OtherGrids');
/** DT-446 */
export const BulkActions: Story = withoutEnglish('BulkActions');
/** DT-446 */
export const CellEditing: Story = withoutEnglish('CellEditing');
/** DT-446 */
export const Columns: Story = withoutEnglish('Columns');
/** DT-446 */
export const Export: Story = withoutEnglish('Export');
/** DT-446 */
export const FilterDialog: Story = withoutEnglish('FilterDialog');
/** DT-446 */
export const Filters: Story = withoutEnglish('Filters');
/** DT-446 */
export const Grouping: Story = withoutEnglish('Grouping');
/** DT-446 */
export const Paging: Story = withoutEnglish('Paging');
/** DT-446 */
export const Rows: Story = withoutEnglish('Rows');
/** DT-446 */
export const Saved: Story = withoutEnglish('Saved');
/** DT-446 */
export const Selection: Story = withoutEnglish('Selection');
