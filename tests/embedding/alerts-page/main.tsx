/** A host in React that has only the alert centre, of the server and with the token in its address. */
import { AlertCenter } from '@pantau/alert-center';
import { useCompanyBrand } from '@pantau/alert-center/brand';
import { createHttpBrandSource } from '@pantau/alert-center/brand/http';
import { createHttpBackend } from '@pantau/alert-center/http';
import { PantauProvider } from '@pantau/core';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

const query = new URLSearchParams(location.search);
const backend = createHttpBackend({
  baseUrl: query.get('server') ?? '',
  getToken: () => Promise.resolve(query.get('token') ?? ''),
});
const source = createHttpBrandSource(backend);

function Alerts(): ReactElement {
  const { brand, branding } = useCompanyBrand(source, {
    remember: { account: query.get('account') ?? 'manager', namespace: 'angkasa' },
  });
  return (
    <>
      <h2>
        {branding?.logoUrl != null && <img src={branding.logoUrl} alt="Logo" width="48" />}
        {branding?.name ?? 'Pantau'}
      </h2>
      <PantauProvider locale="id" theme="light" storageNamespace="angkasa" brand={brand} embedded>
        <div style={{ height: 500 }}>
          <AlertCenter source={backend.alerts} display="inline" />
        </div>
      </PantauProvider>
    </>
  );
}

const host = document.getElementById('widget');
if (host !== null) createRoot(host).render(<Alerts />);
