import { check, checkRejects, checkSame } from '@pantau/core/testing';
import { type CompanyClause, historyOf, stateOf } from './harness.ts';

const pngOf = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)], {
    type: 'image/png',
  });

/** 64 × 64 px of one colour. */
const green = pngOf(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAAA1BMVEUPblbVUMgPAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVRYw+3BgQAAAADDoPlT3+AEVQEAAAB8AxBAAAEZszF2AAAAAElFTkSuQmCC',
);
const purple = pngOf(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAAA1BMVEWKK2qQz9ajAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVRYw+3BgQAAAADDoPlT3+AEVQEAAAB8AxBAAAEZszF2AAAAAElFTkSuQmCC',
);

const claimedPng = (...parts: BlobPart[]): Blob => new Blob(parts, { type: 'image/png' });

const refused: readonly (readonly [picture: Blob, code: string])[] = [
  [claimedPng('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'LOGO_TYPE'],
  [claimedPng('<!doctype html><script>1</script>'), 'LOGO_TYPE'],
  [claimedPng(), 'LOGO_TYPE'],
  [claimedPng(green, '<!doctype html><script>1</script>'), 'LOGO_TYPE'],
  [claimedPng(green.slice(0, 100)), 'LOGO_UNREADABLE'],
  [claimedPng(green, new Uint8Array(2_100_000)), 'LOGO_SIZE'],
];

export const logoClauses: readonly CompanyClause[] = [
  {
    id: 'logo',
    title: 'stores a logo at once, under an address of its own, and removes it (CS-61)',
    async run({ source }) {
      const before = await source.company();
      const first = await source.uploadLogo(green);
      check(URL.canParse(first), 'the address is absolute');
      checkSame(await source.company(), { ...before, logoUrl: first }, 'only the logo changes');
      const second = await source.uploadLogo(purple);
      check(second !== first, 'another picture has another address');
      checkSame((await source.company()).logoUrl, second, 'the newest logo');
      await source.removeLogo();
      checkSame(await source.company(), before, 'no logo');
      const changes = await historyOf(source);
      checkSame(
        changes.map(({ section, field, before: old, after }) => [
          ...[section, field],
          ...[old !== null, after !== null],
        ]),
        [
          ['branding', 'logoUrl', true, false],
          ['branding', 'logoUrl', true, true],
          ['branding', 'logoUrl', false, true],
        ],
        'the history',
      );
      await source.removeLogo();
      checkSame(await historyOf(source), changes, 'there is nothing to remove any more');
    },
  },
  {
    id: 'logo-refused',
    title: 'judges a logo by its whole content and size, and keeps the previous one (CS-62)',
    async run({ source }) {
      await source.uploadLogo(green);
      const before = await stateOf(source);
      for (const [picture, code] of refused) {
        const error = await checkRejects(source.uploadLogo(picture), 'invalid', code);
        checkSame(error.code, code, 'the reason');
      }
      checkSame(await stateOf(source), before, 'nothing has changed');
    },
  },
];
