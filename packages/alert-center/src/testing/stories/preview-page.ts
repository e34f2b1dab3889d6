import type { KeyValueStore } from '@pantau/core';
import { createMemoryStore, scopes } from '@pantau/core/base';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { demoUsers } from '../../adapters/memory/index.ts';
import { storyUser } from './story-world.ts';

/** A user who may have several previews open. */
const previewUser = storyUser(demoUsers.manager, [scopes.autoPopupUrgentAlert]);

/** An alert code that opens its preview automatically. */
export const opensByItself = 1;

/** For parts that load on first use. */
export const patient = { timeout: 10_000 };

const sizes = {
  w360: { name: '360 px', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  w768: { name: '768 px', styles: { width: '768px', height: '1000px' }, type: 'tablet' },
  w1440: { name: '1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

export const previewParameters = {
  pantau: { user: previewUser, timeZone: 'Asia/Jakarta' },
  viewport: { options: sizes },
};

/** The size of the page, and other globals such as `theme`. */
export const at = (viewport: keyof typeof sizes, rest: Record<string, string> = {}) => ({
  globals: { viewport: { value: viewport }, ...rest },
});

/** The part of a story's context that these helpers read. */
interface StoryPage {
  readonly canvasElement: HTMLElement;
}

export const pageOf = ({ canvasElement }: StoryPage) =>
  within(canvasElement.ownerDocument.body as HTMLElement);

export const windowsOf = ({ canvasElement }: StoryPage): HTMLElement[] => [
  ...canvasElement.ownerDocument.querySelectorAll<HTMLElement>('[data-preview-window]'),
];

export const idOf = (element: HTMLElement): string => element.dataset['previewWindow'] ?? '';

/** The topmost window. */
export const topOf = (context: StoryPage): HTMLElement =>
  windowsOf(context).reduce((one, other) =>
    Number(getComputedStyle(other).zIndex) > Number(getComputedStyle(one).zIndex) ? other : one,
  );

export const windowFor = async (context: StoryPage, id: string): Promise<HTMLElement> => {
  await waitFor(() => expect(windowsOf(context).map(idOf)).toContain(id), patient);
  const found = windowsOf(context).find((one) => idOf(one) === id) as HTMLElement;
  return found;
};

/** A list renders its rows in steps: waits for at least as many as given. */
export const rowsOf = async (
  context: StoryPage,
  urgency = 'urgent',
  atLeast = 4,
): Promise<HTMLElement[]> => {
  const rows = () => [
    ...context.canvasElement.querySelectorAll<HTMLElement>(
      `div[data-urgency="${urgency}"] [data-alert-id] > button`,
    ),
  ];
  await waitFor(() => expect(rows().length).toBeGreaterThanOrEqual(atLeast), patient);
  return rows();
};

export const alertIdOf = (row: HTMLElement): string =>
  row.closest<HTMLElement>('[data-alert-id]')?.dataset['alertId'] ?? '';

/** Opens rows of a list one after the other, and returns them. */
export async function openRows(context: StoryPage, count: number, urgency = 'important') {
  const rows = (await rowsOf(context, urgency, count)).slice(0, count);
  for (const [index, row] of rows.entries()) {
    await userEvent.click(row);
    await waitFor(() => expect(windowsOf(context)).toHaveLength(index + 1), patient);
    await waitFor(() => expect(topOf(context)).toHaveFocus(), patient);
  }
  return rows;
}

export const corner = (element: HTMLElement): readonly number[] => {
  const { left, top } = element.getBoundingClientRect();
  return [Math.round(left), Math.round(top)];
};

/** Ids of the world's newest and oldest alert. */
export const newest = '1059';
export const oldest = '1000';

/** A tab's store with previews that were open before a reload. Each reload finds the same. */
export function leftOpen(...ids: readonly string[]): KeyValueStore {
  const previews = ids.map((id, index) => ({
    key: index + 1,
    id,
    position: { x: 40 + 440 * index, y: 90 },
  }));
  const store = createMemoryStore();
  store.setItem('1:1:activePopups', JSON.stringify({ userId: previewUser.userId, previews }));
  return { ...store, setItem: () => undefined, removeItem: () => undefined };
}
