/** A host in React that has only the settings of a company and the user's profile, on data of its own. */
import { CompanySettings } from '@pantau/company-settings';
import {
  createCompanyWorld,
  createMemoryCompanySource,
  createMemoryProfileSource,
} from '@pantau/company-settings/memory';
import { Profile, type ProfileTheme } from '@pantau/company-settings/profile';
import { type ReactElement, useState } from 'react';
import { showOnRequest } from '../react-page/show-on-request.tsx';

const world = createCompanyWorld();
const company = createMemoryCompanySource({ world, userName: 'Rina Kusuma' });
const colleague = createMemoryCompanySource({ world, userName: 'Maya Lestari' });
const profile = createMemoryProfileSource();

// Somebody else saves a name, whenever the page asks for it.
addEventListener('colleague-saves', () => {
  const { identity } = world.company.sections;
  void colleague.saveSection('identity', { name: 'PT Mitra Angkut Nusantara' }, identity.revision);
});

function Settings(): ReactElement {
  const [theme, setTheme] = useState<ProfileTheme>('system');
  return (
    <div style={{ height: '100%', overflow: 'auto' }}>
      <CompanySettings source={company} canUpdate />
      <Profile source={profile} preferences={{ theme: { value: theme, onChange: setTheme } }} />
    </div>
  );
}

showOnRequest(<Settings />);
