/** A host with the settings of a company and the user's profile, on the memory adapters. */
import { CompanySettings } from '@pantau/company-settings';
import {
  createMemoryCompanySource,
  createMemoryProfileSource,
} from '@pantau/company-settings/memory';
import { Profile } from '@pantau/company-settings/profile';
import '@pantau/core/styles.css';
import '@pantau/company-settings/styles.css';
import { mount } from './mount.js';

const company = createMemoryCompanySource();
const profile = createMemoryProfileSource();

mount(
  <>
    <CompanySettings source={company} canUpdate />
    <Profile source={profile} />
  </>,
);
