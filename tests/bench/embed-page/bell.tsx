import { AlertCenter } from '@pantau/alert-center';
import { createHttpAlertSource } from '@pantau/alert-center/http';
import { PantauProvider } from '@pantau/core';
// @ts-expect-error Built style sheets have no types.
import '@pantau/core/styles.css';
// @ts-expect-error Built style sheets have no types.
import '@pantau/alert-center/styles.css';

const source = createHttpAlertSource({
  baseUrl: new URLSearchParams(location.search).get('server') ?? '',
  getToken: async () => (await fetch('/token')).text(),
});

export const Bell = () => (
  <PantauProvider embedded locale="id" timeZone="Asia/Jakarta">
    <AlertCenter source={source} />
  </PantauProvider>
);
