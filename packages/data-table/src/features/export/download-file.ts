import type { Clock } from '@pantau/core';

/** ms before the object URL is revoked, so that the download can start. */
const TAKE_MS = 10_000;

/** Offers a text as the download of a CSV file. */
export function downloadFile(page: Document, clock: Clock, fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = page.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  clock.setTimeout(() => URL.revokeObjectURL(address), TAKE_MS);
}
