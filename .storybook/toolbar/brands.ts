import type { Brand, BrandColors, Theme } from '@pantau/core';
import { deriveBrand } from '@pantau/core/company';
import tokens from '../../packages/core/src/theme/tokens.json' with { type: 'json' };

interface BrandOption {
  readonly title: string;
  /** `undefined` for Pantau's own colours. */
  readonly brand: Brand | undefined;
}

/** The colours of the example brand in the design tokens. */
const kirana = (theme: Theme): BrandColors =>
  Object.fromEntries(
    Object.entries(tokens.brand.kirana[theme]).flatMap(([name, token]) =>
      typeof token === 'string' ? [] : [[name, token.$value.hex]],
    ),
  );

/** Pantau; a white label that chose every colour; a company that chose two, from which the rest is derived. */
export const brands: Readonly<Record<string, BrandOption>> = {
  pantau: { title: 'Pantau', brand: undefined },
  kirana: { title: 'Kirana', brand: { light: kirana('light'), dark: kirana('dark') } },
  segara: {
    title: 'Segara',
    brand: deriveBrand({ accent: '#0b6e5b', menu: '#0d2f33' }).brand,
  },
};
