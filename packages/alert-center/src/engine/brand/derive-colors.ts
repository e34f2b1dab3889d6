import type { Brand, CompanyBranding } from '@pantau/core';
import { deriveBrand } from '@pantau/core/company';

/** The colours of a company's brand, if it has any. A colour whose texts would not be legible is adjusted or refused, and reported. */
export function deriveColors(
  { accent, menu }: CompanyBranding,
  onError: (error: unknown) => void,
): Brand | undefined {
  if (accent === null && menu === null) return undefined;
  const { brand, findings } = deriveBrand({ accent, menu });
  for (const { color, theme, outcome, given, used } of findings) {
    const result = used === undefined ? outcome : `${outcome} to ${used}`;
    onError(new Error(`The brand's colour "${color}" ${given} was ${result} (${theme} theme)`));
  }
  return brand;
}
