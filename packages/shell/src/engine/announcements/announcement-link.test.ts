import { expect, it } from 'vitest';
import { announcementLink, announcementMedia } from './announcement-link.ts';

it('opens only links to the web and own pages, each by its own action (SH-37)', () => {
  const external = (link: string) => announcementLink({ action: 'external_link', link });
  const internal = (link: string) => announcementLink({ action: 'internal_link', link });
  expect(external('https://www.fleet.example:8443/a?b')).toEqual({
    kind: 'external',
    url: 'https://www.fleet.example:8443/a?b',
    host: 'www.fleet.example:8443',
  });
  expect(internal('/sales-order/?page=2')).toEqual({
    kind: 'internal',
    path: '/sales-order/?page=2',
  });
  for (const link of ['javascript:alert(1)', '/route/', 'https://a@b.example', '']) {
    expect(external(link), link).toBeNull();
  }
  for (const link of ['//b.example', '/\\b.example', 'https://b.example', '/api/logout']) {
    expect(internal(link), link).toBeNull();
  }
});

it('loads only media from the web or below /media/ (SH-37)', () => {
  expect(announcementMedia('/media/a.svg')).toBe('/media/a.svg');
  for (const address of [null, 'data:image/png,x', '/api/logout', '//b.example/a.png']) {
    expect(announcementMedia(address)).toBeNull();
  }
});
