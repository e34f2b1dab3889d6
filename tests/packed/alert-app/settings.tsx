/** A host with the settings of a company and the user's profile, on the memory adapters. */
import { CompanySettings } from '@pantau/company-settings';
import {
  createMemoryCompanySource,
  createMemoryProfileSource,
} from '@pantau/company-settings/memory';
import { Profile } from '@pantau/company-settings/profile';
import { PantauProvider } from '@pantau/core';
import { StrictMode, version } from 'react';
import { createRoot } from 'react-dom/client';
import '@pantau/core/styles.css';
import '@pantau/company-settings/styles.css';

const host = document.getElementById('host');
if (host === null) throw new Error('The page has no #host.');
const company = createMemoryCompanySource();
const profile = createMemoryProfileSource();

const root = createRoot(host);
addEventListener('unmount-widget', () => root.unmount(), { once: true });
root.render(
  <StrictMode>
    <p data-testid="react">{version}</p>
    <PantauProvider locale="en" theme="light" onError={(error) => console.error(error)}>
      <CompanySettings source={company} canUpdate />
      <Profile source={profile} />
    </PantauProvider>
  </StrictMode>,
);
