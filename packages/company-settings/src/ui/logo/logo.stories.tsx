import { PantauError } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { createMemoryCompanySource } from '../../adapters/memory/index.ts';
import {
  brokenFile,
  doubleFile,
  halfFile,
  largeFile,
  pictureFile,
  scriptFile,
} from '../../testing/logo-files.ts';
import {
  type Query,
  dialogOf,
  fresh,
  page,
  section,
  seen,
  storyPantau,
} from '../../testing/settings-story.ts';
import { CompanySettings } from '../settings/company-settings.tsx';

const meta = {
  title: 'Company settings/Logo',
  component: CompanySettings,
  parameters: { pantau: storyPantau },
  args: { source: createMemoryCompanySource() },
} satisfies Meta<typeof CompanySettings>;

export default meta;
type Story = StoryObj<typeof meta>;

const chooseFile = async (root: HTMLElement, file: File): Promise<Query> => {
  const company = await section(root, 'Company');
  const input = root.querySelector<HTMLInputElement>('[data-logo-file]');
  await userEvent.upload(input as HTMLInputElement, file);
  return company;
};

/** CS-31, CS-32, CS-88: A picture is cropped to a square by keyboard, uploaded as PNG, and shown at once. */
export const CropsLogo: Story = {
  args: { source: fresh() },
  tags: ['behaviour'],
  async play({ canvasElement, args }) {
    const upload = fn(args.source.uploadLogo);
    Object.assign(args.source, { uploadLogo: upload });
    const company = await chooseFile(canvasElement, await pictureFile(400, 200));
    const dialog = await dialogOf(canvasElement, 'Crop the logo');
    const use = dialog.getByRole('button', { name: 'Use as logo' });
    await waitFor(() => expect(use).toBeEnabled(), seen);
    const area = dialog.getByRole('application', { name: 'Part of the picture' });
    area.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await userEvent.click(use);
    await company.findByRole('img', { name: 'Logo' }, seen);
    const [picture] = upload.mock.calls[0] ?? [];
    const decoded = await createImageBitmap(picture as Blob);
    await expect([decoded.width, decoded.height]).toEqual([200, 200]);
    await expect(picture?.type).toBe('image/png');
    await expect(document.querySelectorAll('style[data-emotion], style[nonce]')).toHaveLength(0);
    const history = await section(canvasElement, 'Change history');
    await expect(await history.findByText('Brand: Logo', {}, seen)).toBeVisible();
  },
};

/** CS-31, CS-91: The dialog with the picture, its square and the zoom. The arrow keys move the picture at once. */
export const CropDialog: Story = {
  args: { source: fresh() },
  async play({ canvasElement }) {
    await chooseFile(canvasElement, await pictureFile(400, 300));
    const dialog = await dialogOf(canvasElement, 'Crop the logo');
    await waitFor(
      () => expect(dialog.getByRole('button', { name: 'Use as logo' })).toBeEnabled(),
      seen,
    );
    const area = dialog.getByRole('application', { name: 'Part of the picture' });
    const { width, height } = area.getBoundingClientRect();
    await expect(Math.round(width)).toBe(Math.round(height));
    await waitFor(() => expect(area).toHaveFocus());
    const picture = dialog.getByRole('presentation');
    const left = (): number => picture.getBoundingClientRect().left;
    const before = left();
    await userEvent.keyboard('{ArrowLeft>3/}');
    await waitFor(() => expect(left()).not.toBe(before));
  },
};

export const CropDialogPhoneDark: Story = {
  ...CropDialog,
  parameters: { pantau: { ...storyPantau, width: 328 } },
  globals: { theme: 'dark' },
};

/** The share of transparent pixels in the topmost row of a picture, and in the middle one. */
async function transparency(picture: Blob): Promise<readonly number[]> {
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser draws no canvas');
  context.drawImage(bitmap, 0, 0);
  const { width, height } = bitmap;
  return [0, Math.floor(height / 2)].map((row) => {
    const { data } = context.getImageData(0, row, width, 1);
    const clear = Array.from({ length: width }, (_, x) => data[4 * x + 3]).filter((a) => a === 0);
    return clear.length / width;
  });
}

/** CS-127: A wide picture covers the square at first; zoomed out, all of it is in the logo, without distortion. */
export const WholeWideLogo: Story = {
  args: { source: fresh() },
  async play({ canvasElement, args }) {
    const upload = fn(args.source.uploadLogo);
    Object.assign(args.source, { uploadLogo: upload });
    const company = await chooseFile(canvasElement, await pictureFile(800, 200));
    const dialog = await dialogOf(canvasElement, 'Crop the logo');
    const use = dialog.getByRole('button', { name: 'Use as logo' });
    await waitFor(() => expect(use).toBeEnabled(), seen);
    const zoom = dialog.getByRole('slider', { name: 'Zoom' }) as HTMLInputElement;
    await expect(Number(zoom.value)).toBeGreaterThan(1);
    zoom.focus();
    await fireEvent.change(zoom, { target: { value: zoom.min } });
    const picture = dialog.getByRole('presentation');
    const area = dialog.getByRole('application', { name: 'Part of the picture' });
    await waitFor(() =>
      expect(picture.getBoundingClientRect().width).toBeCloseTo(
        area.getBoundingClientRect().width,
        0,
      ),
    );
    await userEvent.click(use);
    await company.findByRole('img', { name: 'Logo' }, seen);
    const [logo] = upload.mock.calls[0] ?? [];
    await expect(await transparency(logo as Blob)).toEqual([1, 0]);
    const { width, height } = await createImageBitmap(logo as Blob);
    await expect(width).toBe(height);
  },
};

const refusal = (name: string, file: () => File | Promise<File>, text: RegExp): Story => ({
  name,
  args: { source: fresh({ uploadLogo: fn() }) },
  async play({ canvasElement, args }) {
    const company = await chooseFile(canvasElement, await file());
    const alert = await company.findByRole('alert', {}, seen);
    await expect(alert).toHaveTextContent(text);
    await expect(args.source.uploadLogo).not.toHaveBeenCalled();
    await waitFor(() => expect(page(canvasElement).queryByRole('dialog')).toBeNull());
  },
});

/** CS-30: A file is judged by its content: a script that calls itself a PNG is refused. */
export const RefusesScript: Story = {
  ...refusal('Refuses script', scriptFile, /not a PNG/),
  tags: ['behaviour'],
};
/** CS-30: So is a file of more than 10 MB. */
export const RefusesLargeFile: Story = refusal('Refuses large file', largeFile, /At most 10 MB/);
/** CS-30: So is one that cannot be decoded. */
export const RefusesBrokenFile: Story = {
  ...refusal('Refuses broken file', brokenFile, /damaged/),
  tags: ['behaviour'],
};
/** CS-30: So is one with too few pixels. */
export const RefusesSmallPicture: Story = {
  ...refusal('Refuses small picture', () => pictureFile(63, 200), /at least 64/),
  tags: ['behaviour'],
};

/** CS-126: So is one of which the end is missing: half of it would become the logo. */
export const RefusesHalfPicture: Story = {
  ...refusal('Refuses half picture', halfFile, /damaged/),
  tags: ['behaviour'],
};
/** CS-126: So is a picture that is something else as well, and the text says what to do. */
export const RefusesDoubleFile: Story = refusal(
  'Refuses double file',
  doubleFile,
  /contains more than a picture. Save the picture as a new PNG/,
);

/** CS-33: A reason that the server names is shown, and the logo stays. */
export const LogoRefusedByServer: Story = {
  args: {
    source: fresh({
      async uploadLogo() {
        throw new PantauError('invalid', { code: 'LOGO_DIMENSIONS' });
      },
    }),
  },
  async play({ canvasElement }) {
    const company = await chooseFile(canvasElement, await pictureFile(200, 200));
    const dialog = await dialogOf(canvasElement, 'Crop the logo');
    const use = dialog.getByRole('button', { name: 'Use as logo' });
    await waitFor(() => expect(use).toBeEnabled(), seen);
    await userEvent.click(use);
    await expect(await company.findByRole('alert', {}, seen)).toHaveTextContent(/too small/);
    await expect(company.queryByRole('img', { name: 'Logo' })).toBeNull();
  },
};
