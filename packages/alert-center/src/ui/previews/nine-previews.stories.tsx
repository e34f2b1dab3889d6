import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type MemoryWorld, demoUsers } from '../../adapters/memory/index.ts';
import { targetAlerts } from '../../engine/alert/action-target.ts';
import { isUncovered } from '../../hooks/is-uncovered.ts';
import { openRows, previewParameters, windowsOf } from '../../testing/stories/preview-page.ts';
import { previewStory } from '../../testing/stories/preview-story.tsx';

const MOST = 9;
const HEIGHT_MIN = 320;

/** Where three columns of three fit beside the panel, and where they do not. */
const sizes = {
  wide: { name: '1860 × 912', styles: { width: '1860px', height: '912px' }, type: 'desktop' },
  narrow: { name: '1440 × 900', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

/** Alerts whose history is longer than a preview, which is no taller than its content. */
function longHistories(world: MemoryWorld): void {
  for (let index = 0; index < MOST; index += 1) world.arrive({ alertCode: 15 });
  const target = targetAlerts(world.alerts());
  for (let index = 1; index <= 12; index += 1)
    world.act(demoUsers.dispatcher, { type: 'note', text: `Call ${String(index)}` }, target);
}

const meta = {
  title: 'Alert centre/Preview/Windows, nine of them',
  ...previewStory,
  parameters: {
    ...previewParameters,
    viewport: { options: sizes },
    world: { scenario: 'empty', prepare: longHistories },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Opens nine previews, which lie on the page with every bar uncovered. Returns their heights. */
async function openNine(context: PlayContext): Promise<readonly number[]> {
  await openRows(context, MOST);
  const previews = windowsOf(context);
  await expect(previews).toHaveLength(MOST);
  for (const preview of previews) {
    await expect(preview.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    const bar = preview.querySelector<HTMLElement>('[data-preview-bar]') as HTMLElement;
    await expect(isUncovered(bar)).toBe(true);
  }
  return previews.map((one) => Math.round(one.getBoundingClientRect().height));
}

/** AC-238: The ninth is as tall as the first. */
export const NinthIsAsTallAsTheFirst: Story = {
  globals: { viewport: { value: 'wide' } },
  tags: ['behaviour'],
  play: async (context) => {
    const heights = await openNine(context);
    await expect([...new Set(heights)]).toEqual([720]);
  },
};

export const NinthIsAsTallAsTheFirstInIndonesianDark: Story = {
  ...NinthIsAsTallAsTheFirst,
  globals: { viewport: { value: 'wide' }, locale: 'id', theme: 'dark' },
  tags: ['behaviour'],
};

/** AC-238: On a smaller page it starts again in a new column, and is lower. */
export const InTwoColumns: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    const heights = await openNine(context);
    for (const height of heights) await expect(height).toBeGreaterThanOrEqual(HEIGHT_MIN);
    const tops = windowsOf(context).map((one) => one.getBoundingClientRect().top);
    await expect(tops.filter((top) => top === Math.min(...tops))).toHaveLength(2);
  },
};
