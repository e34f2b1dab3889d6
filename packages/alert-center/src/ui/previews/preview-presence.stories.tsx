import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { type DemoUser, demoUsers } from '../../adapters/memory/index.ts';
import { at, idOf, openRows, patient, topOf } from '../../testing/stories/preview-page.ts';
import { previewStory } from '../../testing/stories/preview-story.tsx';
import { worldOf } from '../../testing/stories/story-frame.tsx';

const meta = { title: 'Alert centre/Preview/Presence', ...previewStory };

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const { dispatcher } = demoUsers;
const siti: DemoUser = { ...dispatcher, ...{ userId: '11', fullname: 'Siti Rahma' } };
const agus: DemoUser = { ...dispatcher, ...{ userId: '12', fullname: 'Agus Prasetyo' } };

const texts = {
  en: 'Being viewed by Agus Prasetyo, Budi Santoso, Siti Rahma',
  id: 'Sedang dibuka oleh Agus Prasetyo, Budi Santoso, Siti Rahma',
};

/** The marks come and go; the header stays as it is. */
const comesAndGoes: Play = async (context) => {
  await openRows(context, 1, 'urgent');
  const preview = topOf(context);
  const id = idOf(preview);
  const world = worldOf(context);
  const bar = preview.querySelector('[data-preview-bar]') as HTMLElement;
  const buttons = (): string =>
    [...bar.querySelectorAll('button, h2')]
      .map((one) => JSON.stringify(one.getBoundingClientRect()))
      .join();
  const marks = () => within(bar).queryByRole('img', { name: /^(Being|Sedang)/ });
  const before = buttons();
  await expect(marks()).toBeNull();
  world.openAs(dispatcher, [id]);
  await waitFor(() => expect(marks()).toBeVisible(), patient);
  await expect(buttons()).toBe(before);
  world.openAs(dispatcher, []);
  await waitFor(() => expect(marks()).toBeNull(), patient);
  for (const person of [dispatcher, siti, agus]) world.openAs(person, [id]);
  const text = texts[context.globals['locale'] === 'id' ? 'id' : 'en'];
  const shown = await within(bar).findByRole('img', { name: text }, patient);
  await expect(shown).toHaveAttribute('title', text);
  await expect([...shown.children].map(({ textContent }) => textContent)).toEqual(['AP', '+2']);
  await expect(shown).toBeVisible();
  await expect(buttons()).toBe(before);
};

/** AC-806: The header of a preview says who else has the alert open, and nothing in it moves. */
export const Present: Story = { play: comesAndGoes };

/** AC-806: So does that of a sheet on a phone. */
export const PresentOnAPhone: Story = { ...at('w360', { theme: 'light' }), play: comesAndGoes };

export const PresentInIndonesianAndDark: Story = {
  ...at('w360', { locale: 'id', theme: 'dark' }),
  play: comesAndGoes,
};

export const PresentInTheDark: Story = {
  ...at('w1440', { theme: 'dark' }),
  play: comesAndGoes,
};
