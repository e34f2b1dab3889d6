import { useLocale, useSession } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useDisplayChoices } from '../../hooks/use-display-choices.ts';
import { manager } from '../../testing/story-people.ts';
import { PASSWORD, createStoryServices } from '../../testing/story-session.tsx';
import { Application } from './application.tsx';

const onError = fn();
const bilingual = { ...manager, flags: [...manager.flags, 'vsms2_bilingual'] };

function Page(): ReactElement {
  const { language, theme } = useDisplayChoices();
  const { user } = useSession();
  const locale = useLocale();
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('broken');
  return (
    <main>
      <p>{`${user?.fullname ?? 'Nobody'} in ${locale}`}</p>
      {language !== undefined && (
        <button type="button" onClick={() => language.onChange('en')}>
          English
        </button>
      )}
      {(['dark', 'light', 'system'] as const).map((choice) => (
        <button key={choice} type="button" onClick={() => theme.onChange(choice)}>
          {choice}
        </button>
      ))}
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    </main>
  );
}

interface SignedInProps {
  readonly isBilingual: boolean;
}

function SignedIn({ isBilingual }: SignedInProps): ReactElement {
  const [services] = useState(() => createStoryServices('up', isBilingual ? bilingual : manager));
  useEffect(() => {
    void services.preferences.language.set('id');
    void services.session.signIn('rina@demo.example', PASSWORD);
  }, [services]);
  return (
    <Application services={services} onError={onError}>
      <Page />
    </Application>
  );
}

const html = document.documentElement;

const meta = {
  title: 'Shell/Application',
  component: SignedIn,
  args: { isBilingual: true },
  tags: ['!autodocs', 'behaviour'],
  beforeEach: () => {
    const { lang } = html;
    const theme = html.dataset['theme'];
    onError.mockClear();
    return () => {
      html.lang = lang;
      if (theme === undefined) delete html.dataset['theme'];
      else html.dataset['theme'] = theme;
    };
  },
} satisfies Meta<typeof SignedIn>;

export default meta;
type Story = StoryObj<typeof meta>;

/** SH-150: User, language and theme reach what is inside; the document states language and theme. */
export const Chosen: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText('Rina Kusuma in id');
    await expect(html.lang).toBe('id');
    await userEvent.click(canvas.getByRole('button', { name: 'English' }));
    await canvas.findByText('Rina Kusuma in en');
    await expect(html.lang).toBe('en');
    for (const theme of ['dark', 'light'] as const) {
      await userEvent.click(canvas.getByRole('button', { name: theme }));
      await waitFor(() => expect(html.dataset['theme']).toBe(theme));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'system' }));
    await waitFor(() => expect(html.dataset['theme']).toBeUndefined());
  },
};

/** SH-150: Users of a company with one language have Indonesian and no choice. */
export const OneLanguage: Story = {
  args: { isBilingual: false },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText('Rina Kusuma in id');
    await expect(canvas.queryByRole('button', { name: 'English' })).toBeNull();
  },
};

/** SH-150: What throws is replaced and reported. */
export const Broken: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText('Rina Kusuma in id');
    await userEvent.click(canvas.getByRole('button', { name: 'Break' }));
    await canvas.findByRole('heading', { level: 1 });
    await expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }));
  },
};
