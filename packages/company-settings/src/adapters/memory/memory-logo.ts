import { PantauError } from '@pantau/core/base';
import { readPictureStructure } from '@pantau/core/company';
import type { CompanySource } from '../../engine/company/company-source.ts';
import { LOGO_MAX, type LogoProblem } from '../../engine/company/logo.ts';
import type { CompanyPart } from './company-part.ts';

export function createLogo(
  { world, record, begin, notify }: CompanyPart,
  addressOf: (picture: Blob) => string,
) {
  const setLogo = (logoUrl: string | null): void => {
    if (logoUrl === world.company.logoUrl) return;
    record('branding', 'logoUrl', world.company.logoUrl, logoUrl);
    world.company = { ...world.company, logoUrl };
    notify();
  };
  const refusal = (code: LogoProblem): PantauError => new PantauError('invalid', { code });
  return {
    async uploadLogo(picture, signal) {
      begin(signal);
      if (picture.size > LOGO_MAX) throw refusal('LOGO_SIZE');
      const bytes = new Uint8Array(await picture.arrayBuffer());
      const structure = readPictureStructure(bytes);
      if (structure?.end === null) throw refusal('LOGO_UNREADABLE');
      if (structure?.end !== bytes.length) throw refusal('LOGO_TYPE');
      const url = addressOf(picture);
      setLogo(url);
      return url;
    },
    async removeLogo(signal) {
      begin(signal);
      setLogo(null);
    },
  } satisfies Partial<CompanySource>;
}
