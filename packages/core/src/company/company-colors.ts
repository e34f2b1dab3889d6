import { contrastRatio } from '../theme/contrast.ts';
import { type CompanyColors, deriveBrand } from '../theme/derive-brand.ts';

/** `malformed`: not written `#rrggbb`; `illegible`: it would have to be changed beyond recognition. */
export interface CompanyColorProblem {
  readonly color: 'accent' | 'menu';
  readonly reason: 'malformed' | 'illegible';
  /** The nearest colour that is legible; `undefined` for a malformed one. */
  readonly nearest: string | undefined;
}

/** A colour that was adjusted by more contrast than this is another colour: yellow turns olive, white turns grey. */
const RECOGNISABLE_CONTRAST = 1.8;

/**
 * The colours of a company that are refused (CO-217). A colour whose texts would not be legible is adjusted a little by
 * `deriveBrand`; one that would need more than that cannot be chosen. Client and server check with it.
 */
export function checkCompanyColors(colors: CompanyColors): readonly CompanyColorProblem[] {
  const { findings } = deriveBrand(colors);
  return findings
    .filter(({ theme }) => theme === 'light')
    .flatMap(({ color, outcome, given, used }): readonly CompanyColorProblem[] => {
      if (outcome === 'refused' || used === undefined) {
        return [{ color, reason: 'malformed', nearest: undefined }];
      }
      const change = contrastRatio(given, used) ?? Number.POSITIVE_INFINITY;
      return change > RECOGNISABLE_CONTRAST ? [{ color, reason: 'illegible', nearest: used }] : [];
    });
}
