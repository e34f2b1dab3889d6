import type { CompanyBranding } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { BrandingProvider } from '../shared/use-branding.ts';
import { Logo } from './logo.tsx';

const picture = new URL('/logos/kirana.svg', 'http://localhost').pathname;
const none: CompanyBranding = { name: 'Kirana Trans', accent: null, menu: null, logoUrl: null };

const meta = { title: 'Shell/Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = {};
export const ProductDark: Story = { globals: { theme: 'dark' } };

/** SH-87: A company's picture that cannot be loaded leaves the company's name. */
export const MissingPicture: Story = {
  render: () => (
    <BrandingProvider value={{ ...none, logoUrl: `${picture}?missing` }}>
      <Logo />
    </BrandingProvider>
  ),
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('Kirana Trans')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};

/** SH-87: An address that is neither http, https nor of the application is not requested. */
export const RefusedPicture: Story = {
  render: () => (
    <BrandingProvider value={{ ...none, logoUrl: 'data:image/svg+xml,<svg/>' }}>
      <Logo />
    </BrandingProvider>
  ),
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('Kirana Trans')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
